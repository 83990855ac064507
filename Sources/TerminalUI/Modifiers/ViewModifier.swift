/// A change to views that is made of other views and modifiers, applied with `modifier(_:)`.
///
/// It may have state, environment values and the like, as a view has.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed, as `body` gets it.
  typealias Content = ViewModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a `ViewModifier` changes.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let view: AnyView

  public static var _subviewCount: Int? { ContentShape.innermost?.count }
  public static var _hasStructure: Bool { ContentShape.innermost?.hasStructure ?? false }
  public static func _makeNode(_ view: ViewModifierContent, _ context: NodeContext) -> ViewNode {
    AnyView._makeNode(view.view, context)
  }
  public static func _makeList(_ view: ViewModifierContent, _ context: ListContext) -> ListNode {
    AnyView._makeList(view.view, context)
  }
}

/// What is known from their types of the contents whose modifiers' bodies are being looked at, the innermost last.
@MainActor private struct ContentShape {
  let count: Int?
  let hasStructure: Bool

  private static var shapes: [ContentShape] = []
  static var innermost: ContentShape? { shapes.last }

  /// Looks at the body of a modifier of `content`.
  static func with<Content: View, Value>(_ content: Content.Type, _ look: () -> Value) -> Value {
    shapes.append(ContentShape(count: content._subviewCount, hasStructure: content._hasStructure))
    defer { shapes.removeLast() }
    return look()
  }
}

/// A view changed by a modifier.
struct ModifierView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  static var _subviewCount: Int? { ContentShape.with(Content.self) { Modifier.Body._subviewCount } }
  static var _hasStructure: Bool { ContentShape.with(Content.self) { Modifier.Body._hasStructure } }

  var body: some View { modifier.body(content: ViewModifierContent(view: AnyView(content))) }
}

extension View {
  /// Changes the view by a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}
