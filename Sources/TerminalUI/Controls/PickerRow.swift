/// A picker's options on one row: the chosen one between two marks, or all of them with the chosen one in brackets.
struct PickerRow<Content: View>: PrimitiveView {
  let selection: Selected
  let content: Content
  let isSegmented: Bool
  /// Shows all options.
  let open: () -> Void

  static func _makeNode(_ view: PickerRow, _ context: NodeContext) -> ViewNode { PickerRowNode(view, context) }
}

private final class PickerRowNode<Content: View>: TypedNode<PickerRow<Content>>, Evaluating {
  let reads = Reads()
  private let box = ContentBox(alignment: .leading)
  private var chosen: Int?

  override init(_ view: PickerRow<Content>, _ context: NodeContext) {
    super.init(view, context)
    box.owner = self
    box.show(view.content)
    reevaluate()
  }

  override func viewDidChange(from old: PickerRow<Content>) {
    box.show(view.content)
    if old.isSegmented != view.isSegmented { invalidateLayout() }
    reevaluate()
  }

  func reevaluate() {
    let selection = view.selection
    let options = box.elements
    let index = tracking { options.firstIndex { selection.isChosen($0.tag(in: self)) } }
    if index == chosen { return }
    chosen = index
    invalidateLayout()
  }

  override func elementsDidChange() {
    box.elementsDidChange()
    graph.invalidate(self)
  }

  // MARK: Layout

  /// The cells on both sides of an option.
  private var margin: Int { view.isSegmented ? 1 : 2 }

  private func sizes(_ width: Int?) -> [Size] {
    let offer = ProposedViewSize(width: width.map { max(0, $0 - 2 * margin) }, height: 1)
    return box.elements.map { $0.sizeThatFits(offer) }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let widths = sizes(proposal.width).map { $0.width + 2 * margin }
    return Size(width: view.isSegmented ? widths.reduce(0, +) : widths.max() ?? 2 * margin, height: 1)
  }

  override func arrange() {
    var x = margin
    for (element, size) in zip(box.elements, sizes(size.width)) {
      element.place(Size(width: size.width, height: 1), at: Point(x: x, y: 0))
      if view.isSegmented { x += size.width + 2 * margin }
    }
  }

  /// Where an option stands with its margins.
  private func frame(of index: Int) -> Rect {
    guard view.isSegmented else { return Rect(origin: .zero, size: size) }
    let option = box.elements[index]
    return Rect(x: option.origin.x - margin, y: 0, width: option.size.width + 2 * margin, height: 1)
  }

  override func draw(_ painter: inout Painter) {
    let frame = Rect(origin: .zero, size: size)
    painter.clipped(to: frame) { painter in
      for (index, element) in box.elements.enumerated() where view.isSegmented || index == chosen {
        painter.draw(element)
      }
      let marks = view.isSegmented ? ("[", "]") : painter.isUnicode ? ("‹", "›") : ("<", ">")
      let chosen = chosen.map { self.frame(of: $0) } ?? (view.isSegmented ? .zero : frame)
      guard !chosen.isEmpty else { return }
      let style = environment.textStyle.style
      painter.put(marks.0, x: chosen.minX, y: 0, style: style)
      painter.put(marks.1, x: chosen.maxX - 1, y: 0, style: style)
      if view.isSegmented { painter.restyle(chosen) { $0.attributes.insert(.bold) } }
      if graph.focus.focused === self { painter.restyle(chosen) { $0.attributes.insert(.reverse) } }
    }
    if !environment.isEnabled { painter.restyle(frame) { $0.attributes.insert(.dim) } }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    invalidateDrawing()
    super.environmentDidChange(from: old)
  }

  // MARK: Input

  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { environment.isEnabled }
  override var takesHits: Bool { true }

  private func choose(_ index: Int) {
    let options = box.elements
    guard options.indices.contains(index) else { return }
    view.selection.choose(options[index].tag(in: self))
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.modifiers.isEmpty else { return false }
    switch press.key {
    case .leftArrow: choose((chosen ?? 1) - 1)
    case .rightArrow: choose((chosen ?? -1) + 1)
    case .space: choose(((chosen ?? -1) + 1) % max(1, box.elements.count))
    case .return: view.open()
    default: return false
    }
    return true
  }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard environment.isEnabled, event.button == .left, event.kind == .down || event.kind == .up else { return false }
    guard event.kind == .up, Rect(origin: .zero, size: size).contains(point) else { return true }
    if view.isSegmented {
      if let index = box.elements.indices.first(where: { frame(of: $0).contains(point) }) { choose(index) }
    } else if point.x < margin {
      choose((chosen ?? 1) - 1)
    } else if point.x >= size.width - margin {
      choose((chosen ?? -1) + 1)
    } else {
      view.open()
    }
    return true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }
  override func willBeDestroyed() { reads.removeAll() }
}
