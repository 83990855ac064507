/// What a node takes part in besides layout and drawing.
///
/// Whoever looks for such nodes asks this first: to find out whether a type conforms to a protocol takes long the first
/// time, and there are as many types of nodes as of views.
struct NodeRoles: OptionSet {
  let rawValue: UInt8

  /// It conforms to `ScrollCommanding`.
  static let commandsScrolling = NodeRoles(rawValue: 1)
  /// It conforms to `ScrollObserving`.
  static let observesScrolling = NodeRoles(rawValue: 2)
  /// It conforms to `FocusFollowing`.
  static let followsFocus = NodeRoles(rawValue: 4)
  /// It conforms to `Identified`.
  static let isIdentified = NodeRoles(rawValue: 8)
}

extension ViewNode {
  var commandingScrolling: (any ScrollCommanding)? {
    roles.contains(.commandsScrolling) ? self as? any ScrollCommanding : nil
  }
  var observingScrolling: (any ScrollObserving)? {
    roles.contains(.observesScrolling) ? self as? any ScrollObserving : nil
  }
  var followingFocus: (any FocusFollowing)? { roles.contains(.followsFocus) ? self as? any FocusFollowing : nil }
  var identified: (any Identified)? { roles.contains(.isIdentified) ? self as? any Identified : nil }
}
