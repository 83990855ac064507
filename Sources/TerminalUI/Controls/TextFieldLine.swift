/// The line of a text field.
struct TextFieldLine: PrimitiveView {
  let text: Binding<String>

  static func _makeNode(_ view: TextFieldLine, _ context: NodeContext) -> ViewNode { TextFieldNode(view, context) }
}

/// Edits a bound text; while it has the focus the terminal's cursor stands in it.
private final class TextFieldNode: TypedNode<TextFieldLine>, Evaluating {
  let reads = Reads()
  private var edited: EditedText
  /// The first character that is seen.
  private var first = 0

  override init(_ view: TextFieldLine, _ context: NodeContext) {
    edited = EditedText("")
    super.init(view, context)
    edited = EditedText(readText())
  }

  private func readText() -> String {
    let binding = view.text
    return tracking { binding.wrappedValue }
  }

  override func viewDidChange(from old: TextFieldLine) { reevaluate() }

  /// Follows the bound text: where it is not what was typed, the cursor goes to its end.
  func reevaluate() {
    let text = readText()
    if text != edited.text { edited = EditedText(text) }
    invalidateDrawing()
  }

  // MARK: Editing

  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { environment.isEnabled }

  override func focusDidChange(_ isFocused: Bool) {
    if isFocused {
      graph.cursorOwner = self
    } else if graph.cursorOwner === self {
      graph.cursorOwner = nil
    }
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard environment.isEnabled else { return false }
    if press.key == .return {
      submit()
      return true
    }
    if let edit = TextEdit(press) {
      change(edit.action)
      return true
    }
    guard !press.characters.isEmpty, press.modifiers.isDisjoint(with: [.control, .option]) else { return false }
    change { $0.insert(press.characters) }
    return true
  }

  override func paste(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    change { $0.insert(text) }
    return true
  }

  private func change(_ action: (inout EditedText) -> Void) {
    let before = edited.text
    action(&edited)
    if edited.text != before {
      view.text.wrappedValue = edited.text
      let kept = view.text.wrappedValue
      if kept != edited.text { edited.replace(with: kept) }
    }
    invalidateDrawing()
  }

  private func submit() {
    var node = parent
    while let current = node {
      (current as? any SubmitHandling)?.submit()
      node = current is LayerNode ? nil : current.parent
    }
  }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard environment.isEnabled, event.button == .left, event.kind == .down || event.kind == .drag else { return false }
    edited.move(to: edited.index(atColumn: max(0, point.x), from: shownFirst))
    invalidateDrawing()
    return true
  }

  // MARK: Drawing

  override var takesHits: Bool { true }

  override func environmentDidChange(from old: EnvironmentValues) { invalidateDrawing() }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.replacingUnspecifiedDimensions().width, height: 1)
  }

  private var shownFirst: Int {
    first = edited.firstShown(from: first, width: size.width)
    return first
  }

  override var cursorPosition: Point? { Point(x: edited.width(of: shownFirst..<edited.cursor), y: 0) }

  override func draw(_ painter: inout Painter) {
    var style = environment.textStyle.style
    style.attributes.insert(.underline)
    if !environment.isEnabled { style.attributes.insert(.dim) }
    let frame = Rect(origin: .zero, size: size)
    painter.fill(frame, with: Cell(.blank, style: style))
    var x = 0
    for character in edited.characters[shownFirst...] {
      guard x < size.width else { break }
      let text = String(character)
      painter.clipped(to: frame) { $0.put(text, x: x, y: 0, style: style) }
      x += TextWidth.width(of: text)
    }
  }

  override func willBeDestroyed() {
    reads.removeAll()
    if graph.cursorOwner === self { graph.cursorOwner = nil }
  }
}
