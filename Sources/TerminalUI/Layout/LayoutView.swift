/// A view whose subviews are arranged by a layout.
@MainActor protocol LayoutContainer: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  var layout: Arrangement { get }
  var content: Content { get }
}

extension LayoutContainer {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { LayoutNode(view, context) }
}

/// Views arranged by a layout.
struct LayoutView<Arrangement: Layout, Content: View>: LayoutContainer {
  let layout: Arrangement
  let content: Content
}

private struct StackAxisKey: EnvironmentKey {
  static let defaultValue: Axis? = nil
}

extension EnvironmentValues {
  /// The axis of the stack around; dividers and spacers follow it.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

/// An element with subviews arranged by a layout.
final class LayoutNode<Container: LayoutContainer>: TypedNode<Container> {
  private var content: ViewNode?
  private var elements: [ViewNode]?
  private var cache: Container.Arrangement.Cache?
  private var isCacheStale = false
  private var childEnvironment: EnvironmentValues?

  override init(_ view: Container, _ context: NodeContext) {
    super.init(view, context)
    content = reconcile(nil, with: view.content)
  }

  override func viewDidChange(from old: Container) {
    let before = content
    content = reconcile(before, with: view.content)
    if content !== before { elementsDidChange() }
    if !areEqual(old.layout, view.layout) { invalidateLayout() }
  }

  override var environmentForChildren: EnvironmentValues {
    if let childEnvironment { return childEnvironment }
    var values = environment
    if let axis = Container.Arrangement.layoutProperties.stackOrientation { values.stackAxis = axis }
    childEnvironment = values
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    childEnvironment = nil
    super.environmentDidChange(from: old)
  }

  override func elementsDidChange() {
    elements = nil
    invalidateLayout()
  }

  override func layoutWasInvalidated() { isCacheStale = true }

  private var subviews: LayoutSubviews {
    if let elements { return LayoutSubviews(elements: elements) }
    var found: [ViewNode] = []
    content?.collectElements(into: &found)
    for element in found { element.container = self }
    elements = found
    isCacheStale = true
    return LayoutSubviews(elements: found)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout Container.Arrangement.Cache) -> Result) -> Result {
    let subviews = subviews
    var current: Container.Arrangement.Cache
    if var known = cache {
      if isCacheStale { view.layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = view.layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    defer { cache = current }
    return body(subviews, &current)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    withCache { view.layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func arrange() {
    let bounds = Rect(origin: .zero, size: size)
    withCache { subviews, cache in
      for subview in subviews.elements { subview.origin = Point(x: Int.min / 4, y: 0) }
      view.layout.placeSubviews(in: bounds, proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
      for subview in subviews where subview.element.origin.x == Int.min / 4 {
        subview.place(
          at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      }
    }
  }

  override func draw(_ painter: inout Painter) { for element in subviews.elements { painter.draw(element) } }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    subviews.elements.reversed().contains { visit($0, point - $0.origin) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}
