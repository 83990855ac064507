/// A piece of a screen: a value that says what is to be seen, made of other views.
///
/// A view of your own gives a `body`. The two underscored requirements are the library's own doors: views that are made
/// of others get them from their body.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// The views it is made of.
  @ViewBuilder var body: Body { get }

  /// How many subviews it resolves to, where that is known from the type.
  static var _subviewCount: Int? { get }
  /// Whether its subviews come from loops or sections, which a lazy container takes apart without building rows.
  static var _hasStructure: Bool { get }
  /// Makes the node that keeps its identity and state.
  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode
  /// Makes the node that keeps it as children of a lazy container.
  static func _makeList(_ view: Self, _ context: ListContext) -> ListNode
}

extension View {
  /// The count that the body has.
  public static var _subviewCount: Int? { Body._subviewCount }

  /// What the body has.
  public static var _hasStructure: Bool { Body._hasStructure }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    CompositeNode(view, context)
  }

  public static func _makeList(_ view: Self, _ context: ListContext) -> ListNode {
    if let count = _subviewCount { return SingleListNode(view, count: count, context) }
    return CompositeListNode(view, context)
  }
}

extension Never: View {
  public var body: Never { self }
}

/// A view of the library made of others: its body is none that a program wrote, and not counted.
@MainActor protocol LibraryView: View {}

/// A view that draws or arranges by itself.
@MainActor protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("a primitive view has no body") }
  public static var _subviewCount: Int? { 1 }
  public static var _hasStructure: Bool { false }
  public static func _makeList(_ view: Self, _ context: ListContext) -> ListNode {
    SingleListNode(view, count: 1, context)
  }
}
