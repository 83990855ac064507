/// Lets actions of a row be revealed over one of its ends.
struct SwipeModifier<Actions: View>: ElementModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: () -> Actions

  func change(from old: SwipeModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<SwipeModifier> {
    SwipeWrapper(self, inner, context)
  }
}

private final class SwipeWrapper<Actions: View>: WrapperNode<SwipeModifier<Actions>>, RowKeyTaking {
  private let box: ContentBox
  private var isRevealed = false
  /// Where the drag began, and whether it went sideways.
  private var grip: (start: Point, isSideways: Bool)?
  private weak var focusBefore: ViewNode?
  /// Whether the focus went elsewhere by itself, and stays there.
  private var hasLostFocus = false

  override init(_ modifier: SwipeModifier<Actions>, _ inner: ViewNode, _ context: NodeContext) {
    box = ContentBox(alignment: modifier.edge == .trailing ? .trailing : .leading)
    super.init(modifier, inner, context)
    box.owner = self
  }

  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { environment.isEnabled && !isRevealed && !hasFocusableContent }
  override var takesHits: Bool { true }

  // MARK: Revealing

  private func reveal(_ isRevealed: Bool) {
    guard isAlive, isRevealed != self.isRevealed else { return }
    self.isRevealed = isRevealed
    if isRevealed {
      graph.hideActions?()
      graph.hideActions = { [weak self] in self?.reveal(false) }
      focusBefore = graph.focus.focused
    } else {
      graph.hideActions = nil
      hasLostFocus = graph.focus.focused.map { focused in box.content.map(focused.isInside) != true } ?? false
    }
    showActions()
    invalidateLayout()
    graph.afterFrame { [weak self] in self?.moveFocus() }
  }

  private func showActions() {
    let leave: @MainActor @Sendable () -> Void = { [weak self] in self?.reveal(false) }
    var values = environmentForChildren
    values.afterAction = leave
    if isRevealed {
      box.show(SwipeActionsRow(actions: modifier.actions(), leave: leave), environment: values)
    } else {
      box.show(SwipeActionsRow<Actions>(actions: nil, leave: leave), environment: values)
    }
  }

  private func moveFocus() {
    guard isAlive else { return }
    if isRevealed {
      if let content = box.content, let action = FocusManager.focusables(in: content).first {
        graph.focus.focus(action)
      }
    } else if !hasLostFocus {
      graph.focus.restore(focusBefore)
    }
  }

  override func modifierDidChange(from old: SwipeModifier<Actions>) { if isRevealed { showActions() } }
  override func elementsDidChange() { box.elementsDidChange() }

  func takeRowKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled else { return false }
    let key: KeyEquivalent = modifier.edge == .trailing ? .leftArrow : .rightArrow
    guard !isRevealed, press.key == key, press.modifiers == .shift else { return false }
    reveal(true)
    return true
  }

  // MARK: Mouse

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard environment.isEnabled, event.button == .left else { return false }
    switch event.kind {
    case .down:
      if isRevealed { reveal(false) }
      grip = (point, false)
      handOut(event, at: point)
    case .drag:
      guard let start = grip?.start else { return false }
      let way = modifier.edge == .trailing ? start.x - point.x : point.x - start.x
      if way >= 2 {
        grip?.isSideways = true
        reveal(true)
      }
      if grip?.isSideways == false { handOut(event, at: point) }
    case .up:
      guard let grip else { return false }
      self.grip = nil
      let way = modifier.edge == .trailing ? grip.start.x - point.x : point.x - grip.start.x
      if grip.isSideways, modifier.allowsFullSwipe, way > size.width / 2 {
        runFirst()
      } else if !grip.isSideways {
        handOut(event, at: point)
      }
    default: return false
    }
    return true
  }

  private func runFirst() {
    guard let content = box.content, let action = FocusManager.focusables(in: content).first else { return }
    _ = action.handle(KeyPress(.return))
  }

  // MARK: Layout

  override func arrange() {
    inner.place(size, at: .zero)
    box.place(in: size)
  }

  override func draw(_ painter: inout Painter) {
    painter.draw(inner)
    let frame = Rect(origin: .zero, size: size)
    painter.drawFocus(of: self)
    guard isRevealed else { return }
    painter.clipped(to: frame) { painter in
      for element in box.elements {
        painter.fill(Rect(origin: element.origin, size: element.size), with: .blank)
      }
      box.draw(&painter)
    }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    if isRevealed, box.hit(point, visit) { return true }
    return visit(inner, point - inner.origin)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }
}

/// The actions of a row side by side; Escape leaves them, and so does the focus that goes elsewhere.
private struct SwipeActionsRow<Actions: View>: LibraryView {
  let actions: Actions?
  let leave: () -> Void

  var body: some View {
    if let actions {
      HStack { actions }.padding(.horizontal)
        .modified(FocusLossModifier(action: leave))
        .onKeyPress(.escape) {
          leave()
          return .handled
        }
    }
  }
}

/// Runs an action after the focus has gone elsewhere, also where it came and went within a frame.
private struct FocusLossModifier: NodeModifier {
  let action: () -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<FocusLossModifier> { FocusLossNode(self, context) }
}

private final class FocusLossNode: ModifierNode<FocusLossModifier>, FocusFollowing {
  override var focusFollowing: (any FocusFollowing)? { self }

  func focusMoved(inside: Bool) {
    guard !inside else { return }
    graph.afterFrame { [weak self] in
      guard let self, isAlive, graph.focus.focused?.isInside(self) != true else { return }
      modifier.action()
    }
  }
}

private struct AfterActionKey: EnvironmentKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}

extension EnvironmentValues {
  /// Runs after the action of a control.
  var afterAction: (@MainActor @Sendable () -> Void)? {
    get { self[AfterActionKey.self] }
    set { self[AfterActionKey.self] = newValue }
  }
}

extension View {
  /// Gives the view, in a list or not, actions that a sideways drag or a key reveals over one of its ends.
  ///
  /// Shift-left reveals those at the trailing edge, Shift-right those at the leading one; arrows and Return choose. Escape
  /// leaves, or the focus that goes elsewhere. A drag over more than half of the width runs the first action if
  /// `allowsFullSwipe` is true.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> Actions
  ) -> some View {
    modified(SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content))
  }

  /// Lets the rows inside show actions one at a time: what SwiftUI needs to be told outside lists, a terminal does always.
  public func swipeActionsContainer() -> some View { self }
}
