/// The content of an element that shows views over each other, or along an axis: what `ZStack`, `VStack` and `HStack` do,
/// for nodes that need it inside.
@MainActor final class ContentBox {
  unowned var owner: ViewNode?
  let alignment: Alignment
  /// The axis along which several views stand; `nil` where they stand over each other.
  var axis: Axis?
  private(set) var content: ViewNode?
  private var collected: [ViewNode]?

  init(alignment: Alignment, axis: Axis? = nil) {
    self.alignment = alignment
    self.axis = axis
  }

  /// The arrangement of several views along the axis.
  private var stack: StackLayout? {
    axis.flatMap { elements.count > 1 ? StackLayout(axis: $0, spacing: $0 == .vertical ? 0 : 1) : nil }
  }

  func show<Content: View>(_ view: Content, environment: EnvironmentValues? = nil) {
    guard let owner else { return }
    let before = content
    content = owner.reconcile(before, with: view, environment: environment)
    if content !== before { elementsDidChange() }
  }

  func elementsDidChange() {
    collected = nil
    owner?.invalidateLayout()
  }

  var elements: [ViewNode] {
    if let collected { return collected }
    var found: [ViewNode] = []
    content?.collectElements(into: &found)
    for element in found { element.container = owner }
    collected = found
    return found
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let stack { return stack.size(proposal, LayoutSubviews(elements: elements)) }
    return elements.reduce(.zero) { largest, element in
      let size = element.sizeThatFits(proposal)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  func place(in size: Size, at origin: Point = .zero) {
    if let stack {
      stack.place(in: Rect(origin: origin, size: size), LayoutSubviews(elements: elements)) { ($1 - $0) / 2 }
      return
    }
    for element in elements {
      let fit = element.sizeThatFits(ProposedViewSize(size))
      element.place(fit, at: origin + alignment.position(of: fit, in: size))
    }
  }

  func draw(_ painter: inout Painter) { for element in elements { painter.draw(element) } }

  func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    elements.reversed().contains { visit($0, point - $0.origin) }
  }
}
