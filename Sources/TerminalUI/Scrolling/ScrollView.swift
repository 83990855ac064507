/// A view that shows a part of larger content and scrolls it by keys, wheel and program.
///
/// It takes the size it is offered. Arrow keys scroll a cell, page keys a page less two cells, Home and End to the
/// edges, when nothing with the focus takes the key.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a scroll view; by default vertical.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Creates a scroll view that shows a bar or not.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.init(axes, content: content)
    hidesIndicators = !showsIndicators
  }

  private(set) var hidesIndicators = false

  public static func _makeNode(_ view: ScrollView, _ context: NodeContext) -> ViewNode {
    ScrollViewNode(view, context)
  }
}

/// When a scroll bar is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Where content is longer than the viewport.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Where content is longer than the viewport.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Never.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")

  var isHidden: Bool { self == .hidden || self == .never }
}

private struct IndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}

private struct PageOverlapKey: EnvironmentKey {
  static let defaultValue = 2
}

private struct ScrollKey: EnvironmentKey {
  static let defaultValue: WeakScrollNode? = nil
}

/// The scroll view around, for those inside.
@MainActor final class WeakScrollNode {
  weak var node: ScrollNode?

  init(_ node: ScrollNode) { self.node = node }
}

extension EnvironmentValues {
  var scrollIndicators: ScrollIndicatorVisibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }

  var scrollPageOverlap: Int {
    get { self[PageOverlapKey.self] }
    set { self[PageOverlapKey.self] = newValue }
  }

  var scroll: WeakScrollNode? {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }
}

extension View {
  /// Sets how many cells of the page before stay in view when a page key is pressed, 2 by default; SwiftUI has no pages.
  public func scrollPageOverlap(_ cells: Int) -> some View { environment(\.scrollPageOverlap, max(0, cells)) }

  /// Sets when the scroll views inside show a bar.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollIndicators, visibility)
  }
}

/// The typed door of a scroll view's view to its node.
private final class ScrollViewNode<Content: View>: TypedNode<ScrollView<Content>> {
  private var scroll: ScrollNode?

  override init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context)
    let node = ScrollNode(axes: view.axes, hidesIndicators: view.hidesIndicators, self.context())
    scroll = node
    node.box.show(view.content)
  }

  override func viewDidChange(from old: ScrollView<Content>) {
    scroll?.axes = view.axes
    scroll?.box.show(view.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let scroll { body(scroll) } }
  override func collectElements(into elements: inout [ViewNode]) { if let scroll { elements.append(scroll) } }
}
