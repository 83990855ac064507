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
    let notice = ChangeNotice(self)
    reads.notice = notice
    return notice.tracking(body)
  }
}

/// What a node read when it ran last.
@MainActor final class Reads {
  /// Who is running now.
  static var current: (node: any Evaluating, reads: Reads)?

  private var locations: [ObjectIdentifier: any Readable] = [:]
  private var keys: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
  fileprivate(set) var notice: ChangeNotice?

  deinit { notice?.callOff() }

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
