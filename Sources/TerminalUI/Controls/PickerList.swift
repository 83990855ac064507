/// A picker's options one under the other, each a control of its own.
struct PickerList<SelectionValue: Hashable, Content: View>: LibraryView {
  let selection: Binding<SelectionValue>
  let content: Content
  /// Whether it is a menu, which closes when an option is chosen.
  var isMenu = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      content.modified(
        OptionModifier(
          selection: Selected(selection), chosen: selection.wrappedValue, takesFocus: isMenu,
          done: { if isMenu { dismiss() } }))
    }
  }
}

/// Makes a control of an option: a mark before it, chosen by Return, Space or a click.
struct OptionModifier: ElementModifier {
  let selection: Selected
  let chosen: AnyHashable
  /// Whether the chosen option takes the focus when it appears.
  let takesFocus: Bool
  let done: () -> Void
  fileprivate static let margin = 4

  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size {
    let size = inner.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.margin) }, height: proposal.height))
    return Size(width: size.width + Self.margin, height: max(size.height, 1))
  }

  func arrange(_ size: Size, _ inner: ViewNode) {
    inner.place(
      Size(width: max(0, size.width - Self.margin), height: size.height), at: Point(x: Self.margin, y: 0))
  }

  func change(from old: OptionModifier) -> ElementChange { chosen == old.chosen ? .nothing : .drawing }

  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<OptionModifier> {
    OptionWrapper(self, inner, context)
  }
}

private final class OptionWrapper: WrapperNode<OptionModifier> {
  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { environment.isEnabled }
  override var takesHits: Bool { true }

  private var tag: AnyHashable? { inner.tag(in: parent ?? self) }
  private var isChosen: Bool { modifier.selection.isChosen(tag) }

  override func didAppear() {
    guard modifier.takesFocus, isChosen else { return }
    graph.afterFrame { [weak self] in if let self, isAlive { graph.focus.focus(self) } }
  }

  private func choose() {
    modifier.selection.choose(tag)
    modifier.done()
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.modifiers.isEmpty, press.key == .return || press.key == .space else {
      return false
    }
    choose()
    return true
  }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard environment.isEnabled, event.button == .left, event.kind == .down || event.kind == .up else { return false }
    if event.kind == .up, Rect(origin: .zero, size: size).contains(point) { choose() }
    return true
  }

  override func draw(_ painter: inout Painter) {
    let style = environment.textStyle.style
    painter.put(isChosen ? "(*)" : "( )", x: 0, y: 0, style: style)
    painter.draw(inner)
    let frame = Rect(origin: .zero, size: size)
    if !environment.isEnabled { painter.restyle(frame) { $0.attributes.insert(.dim) } }
    painter.drawFocus(of: self)
  }
}
