/// The content of an element that shows views over each other: what `ZStack` does, for nodes that need it inside.
@MainActor final class ContentBox {
  unowned var owner: ViewNode?
  let alignment: Alignment
  private(set) var content: ViewNode?
  private var collected: [ViewNode]?

  init(alignment: Alignment) { self.alignment = alignment }

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
    elements.reduce(.zero) { largest, element in
      let size = element.sizeThatFits(proposal)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  func place(in size: Size, at origin: Point = .zero) {
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
