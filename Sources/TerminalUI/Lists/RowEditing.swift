/// Lets the user move or delete a row by keys and by the mouse.
struct RowEditModifier: ElementModifier {
  let id: AnyHashable
  let edits: LoopEdits

  func change(from old: RowEditModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<RowEditModifier> {
    RowEditWrapper(self, inner, context)
  }
}

final class RowEditWrapper: WrapperNode<RowEditModifier>, RowKeyTaking {
  private var isDragged = false
  private var edits: LoopEdits { modifier.edits.latest }

  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { environment.isEnabled && (canMove || edits.delete != nil) && !hasFocusableContent }
  override var takesHits: Bool { canMove }

  private var canMove: Bool {
    edits.move != nil || edits.movesInContainer && environment.reorderTarget?.isEnabled == true
  }

  /// Whether the user is moving it.
  private var isMoving: Bool { graph.movingRow === self || isDragged }

  // MARK: Keys

  func takeRowKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.modifiers.isEmpty else { return false }
    switch press.key {
    case "m" where canMove:
      graph.movingRow = self
      invalidateDrawing()
    case .deleteForward, .delete:
      let edits = edits
      guard let delete = edits.delete, let index = edits.index(modifier.id) else { return false }
      delete(index)
    default: return false
    }
    return true
  }

  /// Takes a key while the row is being moved; whether it was one for that.
  func takeMovingKey(_ press: KeyPress) -> Bool {
    let tracks = around(LazyNode.self)?.trackCount ?? 1
    switch environment.keyAliases[press.key] ?? press.key {
    case .upArrow: move(by: -tracks)
    case .downArrow: move(by: tracks)
    case .leftArrow: move(by: -1)
    case .rightArrow: move(by: 1)
    default:
      graph.movingRow = nil
      invalidateDrawing()
      return [.return, .escape, "m"].contains(press.key)
    }
    return true
  }

  private func move(by distance: Int) {
    let loop = edits
    guard let from = loop.index(modifier.id) else { return }
    move(to: from + distance, from: from, in: loop)
  }

  private func move(to place: Int, from: Int, in loop: LoopEdits) {
    guard canMove, (0..<loop.count).contains(place), place != from else { return }
    if let move = loop.move {
      move(from, place)
    } else {
      let next = place > from ? place + 1 : place
      environment.reorderTarget?.move(modifier.id, next < loop.count ? loop.id(next) : nil)
    }
    graph.afterFrame { [weak self] in if let self, isAlive, isOnScreen { reveal() } }
  }

  // MARK: Mouse

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard canMove, environment.isEnabled, event.button == .left else { return false }
    switch event.kind {
    case .down:
      // Those around see the click too: a list chooses the row.
      handOut(event, at: point)
      return true
    case .drag:
      isDragged = true
      drag(event.location)
    case .up:
      isDragged = false
    default: return false
    }
    invalidateDrawing()
    return true
  }

  /// Puts the row where the one under the mouse is.
  private func drag(_ location: Point) {
    let loop = edits
    let other = topmost.element(under: location) { ($0 as? RowEditWrapper)?.edits === loop } as? RowEditWrapper
    guard let other, other !== self, let from = loop.index(modifier.id), let place = loop.index(other.modifier.id)
    else { return }
    move(to: place, from: from, in: loop)
  }

  override func willBeDestroyed() { if graph.movingRow === self { graph.movingRow = nil } }

  override func draw(_ painter: inout Painter) {
    painter.draw(inner)
    let frame = Rect(origin: .zero, size: size)
    painter.drawFocus(of: self)
    if isMoving { painter.restyle(frame) { $0.attributes.formUnion([.bold, .underline]) } }
  }
}

/// An element around the focus that takes keys which nobody else took.
@MainActor protocol RowKeyTaking: ViewNode {
  func takeRowKey(_ press: KeyPress) -> Bool
}

extension ViewNode {
  var topmost: ViewNode { container?.topmost ?? self }

  /// The innermost element under a point of this one for which a test holds.
  func element(under point: Point, where test: (ViewNode) -> Bool) -> ViewNode? {
    var found: ViewNode?
    _ = hit(point) { child, place in
      if found == nil { found = child.element(under: place, where: test) }
      return found != nil
    }
    if found != nil { return found }
    return Rect(origin: .zero, size: size).contains(point) && test(self) ? self : nil
  }

  /// Gives a mouse event to the elements around, from the innermost, until one takes it.
  func handOut(_ event: MouseEvent, at point: Point) {
    var (node, point) = (self, point)
    while let outer = node.container {
      point = node.positionInContainer(point)
      node = outer
      if node.handle(event, at: point) { return }
    }
  }
}
