/// A modifier that takes part in layout or drawing: it stands around each element of its content.
@MainActor protocol ElementModifier: NodeModifier {
  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size
  func arrange(_ size: Size, _ inner: ViewNode)
  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size)
  /// Whether this one instead of `old` needs a new layout, or only a new drawing, or nothing.
  func change(from old: Self) -> ElementChange
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<Self>
}

/// What a change of a modifier or view makes necessary.
enum ElementChange {
  case nothing
  case drawing
  case layout
}

extension ElementModifier {
  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size { inner.sizeThatFits(proposal) }
  func arrange(_ size: Size, _ inner: ViewNode) { inner.place(size, at: .zero) }
  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) { painter.draw(inner) }
  func change(from old: Self) -> ElementChange { .layout }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<Self> {
    WrapperNode(self, inner, context)
  }
  func makeNode(_ context: NodeContext) -> ModifierNode<Self> { ElementModifierNode(self, context) }
}

extension ElementModifier where Self: Equatable {
  func change(from old: Self) -> ElementChange { self == old ? .nothing : .layout }
}

/// The node of an element modifier: keeps a wrapper for each element of the content.
final class ElementModifierNode<Modifier: ElementModifier>: ModifierNode<Modifier> {
  private var wrappers: [WrapperNode<Modifier>] = []
  private var isStale = true

  override func collectElements(into elements: inout [ViewNode]) {
    rewrapIfStale()
    elements += wrappers as [ViewNode]
  }

  private func rewrapIfStale() {
    guard isStale else { return }
    isStale = false
    var inner: [ViewNode] = []
    content?.collectElements(into: &inner)
    var old = wrappers
    wrappers = inner.map { element in
      if let index = old.firstIndex(where: { $0.inner === element }) {
        old[index].traits = element.traits
        return old.remove(at: index)
      }
      let wrapper = modifier.makeWrapper(element, context())
      if isOnScreen { wrapper.appear() }
      return wrapper
    }
    for wrapper in old { wrapper.destroy() }
  }

  override func elementsDidChange() {
    isStale = true
    super.elementsDidChange()
  }

  override func modifierDidChange(from old: Modifier) {
    for wrapper in wrappers { wrapper.update(modifier) }
  }

  override func forEachOther(_ body: (ViewNode) -> Void) { for wrapper in wrappers { body(wrapper) } }
}

/// An element around another one.
class WrapperNode<Modifier: ElementModifier>: ViewNode {
  private(set) final var modifier: Modifier
  final let inner: ViewNode

  init(_ modifier: Modifier, _ inner: ViewNode, _ context: NodeContext) {
    self.modifier = modifier
    self.inner = inner
    super.init(context)
    inner.container = self
    traits = inner.traits
  }

  final func update(_ modifier: Modifier) {
    let old = self.modifier
    self.modifier = modifier
    modifierDidChange(from: old)
    switch modifier.change(from: old) {
    case .nothing: break
    case .drawing: invalidateDrawing()
    case .layout: invalidateLayout()
    }
  }

  func modifierDidChange(from old: Modifier) {}
  override func measure(_ proposal: ProposedViewSize) -> Size { modifier.measure(proposal, inner) }
  override func arrange() { modifier.arrange(size, inner) }
  override func draw(_ painter: inout Painter) { modifier.draw(&painter, inner, size: size) }
  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    visit(inner, point - inner.origin)
  }
}
