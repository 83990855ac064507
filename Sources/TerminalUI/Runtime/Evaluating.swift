import Observation

/// A node that runs code of the user's and must run it again when something that it read changes.
@MainActor protocol Evaluating: ViewNode {
  var reads: Reads { get }
  /// Runs it again.
  func reevaluate()
}

extension Evaluating {
  /// Runs `body` and notes what it reads: states, bindings, environment values, observed properties.
  func tracking<Value>(_ body: () -> Value) -> Value {
    reads.removeAll()
    let outer = Reads.current
    Reads.current = (self, reads)
    defer { Reads.current = outer }
    let change = ChangeNotice(self)
    reads.notice = change
    return withObservationTracking(body) { change.post() }
  }
}

/// What a node read when it ran last.
@MainActor final class Reads {
  /// Who is running now.
  static var current: (node: any Evaluating, reads: Reads)?

  private var locations: [ObjectIdentifier: any Readable] = [:]
  private var keys: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
  fileprivate var notice: ChangeNotice?

  func add(_ location: some Readable, by node: any Evaluating) {
    if locations.updateValue(location, forKey: ObjectIdentifier(location)) == nil { location.addReader(node) }
  }

  func add(_ key: ObjectIdentifier, differs: @escaping (EnvironmentValues, EnvironmentValues) -> Bool) {
    keys[key] = differs
  }

  func environmentDiffers(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    keys.values.contains { $0(old, new) }
  }

  func removeAll() {
    if let node = notice?.node { for location in locations.values { location.removeReader(node) } }
    locations.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    notice?.cancel()
    notice = nil
  }
}

/// Something that nodes read and that tells them when it changes.
@MainActor protocol Readable: AnyObject {
  func addReader(_ node: any Evaluating)
  func removeReader(_ node: any Evaluating)
}

/// Brings the news that an observed property changed, from whatever thread, to the node that read it.
final class ChangeNotice: Sendable {
  @MainActor private(set) weak var node: (any Evaluating)?

  @MainActor init(_ node: any Evaluating) { self.node = node }

  @MainActor func cancel() { node = nil }

  /// Called before the change is stored: within a screen's work the node is marked at once, else with the next turn.
  nonisolated func post() {
    if MainTurn.isCurrent {
      MainActor.assumeIsolated { deliver() }
    } else {
      MainTurn.post { self.deliver() }
    }
  }

  @MainActor func deliver() {
    guard let node else { return }
    node.graph.invalidate(node)
  }
}
