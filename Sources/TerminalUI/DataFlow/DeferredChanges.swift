/// Work that follows from a change and waits until the change is stored.
///
/// Observation tells of a change before it is made. What is made from the changed values is made anew before the next
/// evaluation of bodies, or when the main actor is free, whichever comes first.
@MainActor package enum DeferredChanges {
  private static var work: [() -> Void] = []

  /// Adds work.
  package static func add(_ action: @escaping () -> Void) {
    if work.isEmpty { Task { run() } }
    work.append(action)
  }

  /// Adds work from any thread: within a screen's work at once, else with its next.
  nonisolated package static func addFromAnywhere(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainTurn.isCurrent {
      MainActor.assumeIsolated { add(action) }
    } else {
      MainTurn.post { add(action) }
    }
  }

  /// Does the work that waits.
  package static func run() {
    while !work.isEmpty {
      let due = work
      work = []
      for action in due { action() }
    }
  }
}
