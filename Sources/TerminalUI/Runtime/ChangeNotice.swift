import Observation

/// Brings the news that an observed property changed, from whatever thread, to the node that read it.
final class ChangeNotice: Sendable {
  @MainActor private(set) weak var node: (any Evaluating)?
  /// Lets Observation forget the notice; only where something observed is read, since it costs more than most bodies.
  private let wait: ChangeWait?

  /// The types of nodes that were seen to read observed properties.
  @MainActor private static var observers: Set<ObjectIdentifier> = []

  @MainActor init(_ node: any Evaluating) {
    self.node = node
    wait = Self.observers.contains(ObjectIdentifier(type(of: node))) ? ChangeWait() : nil
  }

  /// Runs `body` and waits for a change of what it reads.
  @MainActor func tracking<Value>(_ body: () -> Value) -> Value {
    withObservationTracking(
      {
        wait?.join()
        return body()
      }, onChange: whenChanged())
  }

  /// What Observation is to do, which it asks only if something was read.
  @MainActor private func whenChanged() -> @Sendable () -> Void {
    if wait == nil, let node { Self.observers.insert(ObjectIdentifier(type(of: node))) }
    return { self.post() }
  }

  /// No more news are wanted.
  @MainActor func cancel() {
    node = nil
    callOff()
  }

  /// The node is gone.
  func callOff() { wait?.callOff() }

  /// Called before the change is stored: within a screen's work the node is marked at once, else with the next turn.
  private func post() {
    if let wait, !wait.isOn { return }
    if MainTurn.isCurrent {
      MainActor.assumeIsolated { deliver() }
    } else {
      MainTurn.post { self.deliver() }
    }
  }

  @MainActor private func deliver() {
    if let node { node.graph.invalidate(node) }
  }
}
