/// A lazy stack of either direction.
@MainActor protocol LazyStackView: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  var spacing: Int { get }
  var pinnedViews: PinnedScrollableViews { get }
  var content: Content { get }
  var grid: GridRules? { get }
  func crossPosition(_ length: Int, _ space: Int) -> Int
}

extension LazyStackView {
  var grid: GridRules? { nil }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { LazyStackNode(view, context) }
}

/// The typed door of a lazy stack's view to its node.
private final class LazyStackNode<Stack: LazyStackView>: TypedNode<Stack> {
  private var lazy: LazyNode?

  override init(_ view: Stack, _ context: NodeContext) {
    super.init(view, context)
    make()
  }

  private func make() {
    let node = LazyNode(
      axis: Stack.axis, spacing: view.spacing, pinnedViews: view.pinnedViews,
      crossAlignment: { [view] in view.crossPosition($0, $1) }, context())
    lazy = node
    node.grid = view.grid
    node.list.show(view.content)
    if isOnScreen { node.appear() }
  }

  override func viewDidChange(from old: Stack) {
    guard let lazy, old.spacing == view.spacing, old.pinnedViews == view.pinnedViews else {
      lazy?.destroy()
      make()
      elementsDidChange()
      return
    }
    lazy.crossAlignment = { [view] in view.crossPosition($0, $1) }
    lazy.grid = view.grid
    lazy.list.show(view.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let lazy { body(lazy) } }
  override func collectElements(into elements: inout [ViewNode]) { if let lazy { elements.append(lazy) } }
}
