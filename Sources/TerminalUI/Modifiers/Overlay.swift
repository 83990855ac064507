/// Other views in front of or behind the view, in the space it takes.
struct SecondaryModifier<Secondary: View>: ElementModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isInFront: Bool

  func change(from old: SecondaryModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<SecondaryModifier> {
    SecondaryWrapper(self, inner, context)
  }
}

private final class SecondaryWrapper<Secondary: View>: WrapperNode<SecondaryModifier<Secondary>> {
  private let box: ContentBox

  override init(_ modifier: SecondaryModifier<Secondary>, _ inner: ViewNode, _ context: NodeContext) {
    box = ContentBox(alignment: modifier.alignment)
    super.init(modifier, inner, context)
    box.owner = self
    box.show(modifier.secondary)
  }

  override func modifierDidChange(from old: SecondaryModifier<Secondary>) { box.show(modifier.secondary) }
  override func elementsDidChange() { box.elementsDidChange() }

  override func arrange() {
    inner.place(size, at: .zero)
    box.place(in: size)
  }

  override func draw(_ painter: inout Painter) {
    if !modifier.isInFront { box.draw(&painter) }
    painter.draw(inner)
    if modifier.isInFront { box.draw(&painter) }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    if modifier.isInFront, box.hit(point, visit) { return true }
    if visit(inner, point - inner.origin) { return true }
    return !modifier.isInFront && box.hit(point, visit)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }
}

extension View {
  /// Puts views in front of the view, in the space it takes.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modified(SecondaryModifier(secondary: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of the view, in the space it takes.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modified(SecondaryModifier(secondary: overlay, alignment: alignment, isInFront: true))
  }

  /// Puts views behind the view, in the space it takes.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modified(SecondaryModifier(secondary: content(), alignment: alignment, isInFront: false))
  }

  /// Puts a colour behind the view.
  public func background(_ color: Color) -> some View {
    modified(SecondaryModifier(secondary: color, alignment: .center, isInFront: false))
  }

  /// Puts a view, such as a colour, behind the view, in the space it takes.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modified(SecondaryModifier(secondary: background, alignment: alignment, isInFront: false))
  }
}
