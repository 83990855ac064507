/// What is presented in front of everything: a box in the middle of the dimmed screen, which takes all keys.
///
/// The focus goes in when it appears and comes back to where it was when it disappears. Escape dismisses.
final class LayerNode: ViewNode {
  override var keyRole: KeyRole { .keys }

  private let box = ContentBox(alignment: .center)
  private let dismiss: () -> Void
  /// What has the focus when the layer is gone.
  weak var focusBefore: ViewNode?
  private var frame = Rect.zero
  /// The cells between the box's edge and its content, where the screen has room for them.
  private var margin = EdgeInsets()

  init<Content: View>(_ content: Content, _ context: NodeContext, dismiss: @escaping () -> Void) {
    self.dismiss = dismiss
    super.init(context)
    box.owner = self
    show(content)
  }

  /// The lowest layer in front of a view, which keeps the focus from it.
  static func first(before node: ViewNode) -> LayerNode? {
    let layers = node.graph.layers
    let own = layers.lastIndex { node.isInside($0) } ?? -1
    return own + 1 < layers.count ? layers[own + 1] as? LayerNode : nil
  }

  func show<Content: View>(_ content: Content) { box.show(content, environment: environmentForChildren) }

  override var environmentForChildren: EnvironmentValues {
    var values = environment
    values.dismiss = DismissAction(of: self) { [weak self] in self?.dismiss() }
    values.isPresented = true
    values.stackAxis = nil
    values.scroll = nil
    values.shortcut = nil
    return values
  }

  override func didAppear() {
    focusBefore = graph.focus.focused
    graph.focus.startAnew()
    graph.layers.append(self)
    graph.setNeedsFrame()
  }

  override func didDisappear() {
    let isFront = graph.layers.last === self
    graph.layers.removeAll { $0 === self }
    if isFront { graph.focus.restore(focusBefore) }
    graph.setNeedsFrame()
  }

  override func arrange() {
    let hasRoom = size.width >= 12 && size.height >= 5
    margin = hasRoom ? EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) : EdgeInsets()
    let room = Size(width: size.width - margin.horizontal, height: size.height - margin.vertical)
    let fit = box.sizeThatFits(ProposedViewSize(room))
    let content = Size(width: min(fit.width, room.width), height: min(fit.height, room.height))
    let whole = Size(width: content.width + margin.horizontal, height: content.height + margin.vertical)
    frame = Rect(origin: Alignment.center.position(of: whole, in: size), size: whole)
    box.place(in: content, at: frame.origin + Point(x: margin.leading, y: margin.top))
    if !hasRoom { frame = Rect(origin: .zero, size: size) }
  }

  override func draw(_ painter: inout Painter) {
    painter.restyle(Rect(origin: .zero, size: size)) { $0.attributes.insert(.dim) }
    painter.fill(frame, with: .blank)
    painter.clipped(to: frame) { box.draw(&$0) }
    if margin.top > 0 { painter.drawBorder(frame, style: .plain) }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    frame.contains(point) && box.hit(point, visit)
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard press.key == .escape, press.modifiers.isEmpty else { return false }
    dismiss()
    return true
  }

  override func elementsDidChange() { box.elementsDidChange() }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }
}
