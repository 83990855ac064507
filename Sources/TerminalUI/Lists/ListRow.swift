/// Makes a row of a list of a view: it takes the whole width and, in a list with a selection, shows whether it is chosen.
struct ListRowModifier: ElementModifier {
  let selection: ListSelection?
  /// What is chosen: another value draws the rows anew.
  let chosen: AnyHashable?

  /// The cells before the row in which its mark stands.
  private var margin: Int { selection == nil ? 0 : 2 }

  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size {
    let width = proposal.width.map { max(0, $0 - margin) }
    let size = inner.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    return Size(width: max(proposal.width ?? 0, size.width + margin), height: size.height)
  }

  func arrange(_ size: Size, _ inner: ViewNode) {
    let room = ProposedViewSize(width: max(0, size.width - margin), height: size.height)
    inner.place(inner.sizeThatFits(room), at: Point(x: margin, y: 0))
  }

  func change(from old: ListRowModifier) -> ElementChange { chosen == old.chosen ? .nothing : .drawing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<ListRowModifier> {
    ListRowWrapper(self, inner, context)
  }
}

final class ListRowWrapper: WrapperNode<ListRowModifier> {
  /// A row takes the focus itself where nothing in it does.
  override var isFocusable: Bool {
    modifier.selection != nil && tag != nil && environment.isEnabled && !hasFocusableContent
  }

  override var mayHaveFocus: Bool { true }
  override var takesHits: Bool { modifier.selection != nil }

  private var tag: AnyHashable? { inner.tag(in: parent ?? self) }
  var isChosen: Bool { tag.flatMap { modifier.selection?.isChosen($0) } ?? false }

  func choose(_ mode: ListSelection.Mode) { if let tag { modifier.selection?.choose(tag, mode) } }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard modifier.selection != nil, environment.isEnabled, event.button == .left else { return false }
    guard event.kind == .down else { return event.kind == .up }
    choose(event.modifiers.contains(.control) ? .toggle : event.modifiers.contains(.shift) ? .extend : .replace)
    return true
  }

  override func draw(_ painter: inout Painter) {
    if isChosen { painter.put(painter.isUnicode ? "›" : ">", x: 0, y: 0, style: environment.textStyle.style) }
    painter.draw(inner)
    painter.drawFocus(of: self)
  }
}

/// Chooses the row of a list that the focus comes into by a key, or that Space is pressed in.
struct ListRowFocusModifier: NodeModifier {
  let selection: ListSelection?

  func makeNode(_ context: NodeContext) -> ModifierNode<ListRowFocusModifier> { ListRowFocusNode(self, context) }
}

private final class ListRowFocusNode: ModifierNode<ListRowFocusModifier>, FocusFollowing {
  override var focusFollowing: (any FocusFollowing)? { self }
  func focusMoved(inside: Bool) {
    guard inside, modifier.selection != nil, let press = graph.keyInHand, let focused = graph.focus.focused else {
      return
    }
    guard let row = focused.around(ListRowWrapper.self), press.key != .tab || !row.isChosen else { return }
    row.choose(press.modifiers.contains(.shift) ? .extend : .replace)
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard modifier.selection != nil, press.key == .space, press.modifiers.isEmpty else { return false }
    graph.focus.focused?.around(ListRowWrapper.self)?.choose(.toggle)
    return true
  }
}

extension WrapperNode {
  /// Whether something in the view around which it stands can have the focus.
  var hasFocusableContent: Bool {
    var isFound = false
    parent?.forEachChild { child in
      if !isFound && !(child is WrapperNode) { isFound = child.first { $0.isFocusable } != nil }
    }
    return isFound
  }
}

extension ViewNode {
  /// This element or the nearest around it of a type.
  func around<Element>(_ type: Element.Type) -> Element? {
    var node: ViewNode? = self
    while let current = node {
      if let found = current as? Element { return found }
      node = current.container
    }
    return nil
  }
}
