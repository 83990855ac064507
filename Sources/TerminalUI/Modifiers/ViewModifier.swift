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

  public static var _subviewCount: Int? { ContentCounts.innermost }
  public static func _makeNode(_ view: ViewModifierContent, _ context: NodeContext) -> ViewNode {
    AnyView._makeNode(view.view, context)
  }
  public static func _makeList(_ view: ViewModifierContent, _ context: ListContext) -> ListNode {
    AnyView._makeList(view.view, context)
  }
}

/// How many subviews the contents have whose modifiers' bodies are being counted.
@MainActor private enum ContentCounts {
  static var counts: [Int?] = []
  static var innermost: Int? { counts.last ?? nil }
}

/// A view changed by a modifier.
struct ModifierView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  static var _subviewCount: Int? {
    ContentCounts.counts.append(Content._subviewCount)
    defer { ContentCounts.counts.removeLast() }
    return Modifier.Body._subviewCount
  }

  var body: some View { modifier.body(content: ViewModifierContent(view: AnyView(content))) }
}

extension View {
  /// Changes the view by a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}
