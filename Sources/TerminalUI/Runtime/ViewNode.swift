/// What keeps a view's identity and state from one evaluation to the next, and takes part in layout and drawing.
///
/// Nodes form the tree that the views describe. A node that is an *element* takes part in layout; others (views made
/// of views, groups, loops) pass on to the elements below them.
@MainActor public class ViewNode {
  let graph: ViewGraph
  unowned let parent: ViewNode?
  let depth: Int
  private(set) var environment: EnvironmentValues

  /// The element that places this one; set when a container collects its elements.
  unowned var container: ViewNode?
  /// The top left corner in the container, once placed.
  var origin = Point.zero
  /// The size given by the container.
  private(set) var size = Size.zero
  var traits = Traits()
  private var sizes = SizeCache()
  private var isPlaced = false
  private(set) var isAlive = true
  private(set) var isOnScreen = false

  init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    environment = context.environment
    if mayHaveFocus { graph.focusableNodes += 1 }
  }

  // MARK: Structure

  /// Calls `body` with every node directly below.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Adds the elements that this node contributes to a container, in order.
  func collectElements(into elements: inout [ViewNode]) { elements.append(self) }

  /// Tells that the elements below are others than before.
  func elementsDidChange() { parent?.elementsDidChange() }

  final func context(for environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  // MARK: Environment

  /// The environment from above changed: whoever reads what differs follows.
  final func inherit(_ environment: EnvironmentValues) {
    let old = self.environment
    guard old.isOther(than: environment) else { return }
    self.environment = environment
    environmentDidChange(from: old)
  }

  /// Passes the environment on; nodes that read it look at what changed.
  func environmentDidChange(from old: EnvironmentValues) {
    let environment = environmentForChildren
    forEachChild { $0.inherit(environment) }
  }

  var environmentForChildren: EnvironmentValues { environment }

  // MARK: Layout

  /// The size this element takes when it is offered `proposal`; called once per proposal until invalidated.
  func measure(_ proposal: ProposedViewSize) -> Size { .zero }

  /// Arranges what is inside for the size given.
  func arrange() {}

  final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  /// Gives the element its size; what is inside is arranged anew only if something changed.
  final func place(_ size: Size, at origin: Point) {
    self.origin = origin
    if isPlaced && size == self.size { return }
    self.size = size
    isPlaced = true
    arrange()
  }

  /// Its size or the arrangement inside may be another: measured again in the next pass.
  ///
  /// What lies around an element whose size follows from what it is offered alone need not be laid out for it.
  final func invalidateLayout() {
    var node: ViewNode? = self
    while let current = node {
      let wasClean = current.isPlaced || !current.sizes.isEmpty
      if current.isPlaced, current.fills(current.sizes) {
        current.isPlaced = false
        current.layoutWasInvalidated()
        graph.rearrange(current)
        current.container?.invalidateDrawing()
        break
      }
      current.sizes = SizeCache()
      current.isPlaced = false
      current.layoutWasInvalidated()
      if !wasClean && current !== self { break }
      node = current.container
    }
    graph.setNeedsFrame()
  }

  /// Whether its sizes for the proposals it got are those proposals, whatever is inside.
  func fills(_ sizes: SizeCache) -> Bool { false }

  /// Arranges what is inside anew, if that is due.
  final func rearrange() {
    guard isAlive, !isPlaced else { return }
    isPlaced = true
    arrange()
  }

  /// Forgets sizes and arrangement from here to an element around, within a layout pass.
  final func invalidateSizes(upTo ancestor: ViewNode?) {
    var node: ViewNode? = self
    while let current = node, current !== ancestor {
      current.sizes = SizeCache()
      current.isPlaced = false
      node = current.container
    }
  }

  /// What is drawn may be other: drawn again in the next frame.
  final func invalidateDrawing() {
    var node: ViewNode? = self
    while let current = node {
      current.drawingWasInvalidated()
      node = current.container
    }
    graph.setNeedsFrame()
  }

  func layoutWasInvalidated() {}
  func drawingWasInvalidated() {}

  // MARK: Drawing

  /// Draws the element with its top left corner at the painter's origin.
  func draw(_ painter: inout Painter) {}

  // MARK: Place on screen

  /// How far what is inside is scrolled.
  var scrolledBy: Point { .zero }

  /// Where a point of this element lies in its container.
  final func positionInContainer(_ point: Point) -> Point { point + origin - (container?.scrolledBy ?? .zero) }

  /// The elements placed directly inside, topmost first, with a point in their own coordinates, for hit testing.
  func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool { false }

  // MARK: Life

  final func appear() {
    if isOnScreen { return }
    assert(isAlive, "a view that is gone does not appear again")
    isOnScreen = true
    if mayHaveFocus { graph.focusableAppearances += 1 }
    if keyRole != .none { graph.keyNodes.append(self) }
    didAppear()
    forEachChild { if $0.appearsWithParent { $0.appear() } }
  }

  final func disappear() {
    guard isOnScreen else { return }
    isOnScreen = false
    if keyRole != .none { graph.keyNodes.removeAll { $0 === self } }
    forEachChild { if $0.appearsWithParent { $0.disappear() } }
    didDisappear()
  }

  /// Whether it appears and disappears together with its parent; rows of lazy stacks do so by themselves.
  var appearsWithParent: Bool { true }

  func didAppear() {}
  func didDisappear() {}
  func willBeDestroyed() {}

  final func destroy() {
    guard isAlive else { return }
    disappear()
    isAlive = false
    if mayHaveFocus { graph.focusableNodes -= 1 }
    forEachChild { $0.destroy() }
    willBeDestroyed()
    graph.forget(self)
  }

  /// A key press that nobody below used.
  func handle(_ press: KeyPress) -> Bool { false }
  /// A mouse event at a point of this element that nobody below used.
  func handle(_ event: MouseEvent, at point: Point) -> Bool { false }
  /// Where the terminal's cursor stands while this element owns it.
  var cursorPosition: Point? { nil }
  // Whoever looks for such nodes asks them: finding out whether a type conforms to a protocol takes long the first time,
  // and there are as many types of nodes as of views.

  /// Itself, if it tells scroll views inside where to go.
  var scrollCommanding: (any ScrollCommanding)? { nil }
  /// Itself, if it follows scroll views inside.
  var scrollObserving: (any ScrollObserving)? { nil }
  /// Itself, if it follows the focus inside.
  var focusFollowing: (any FocusFollowing)? { nil }
  /// Itself, if it gives what is inside its identity.
  var identified: (any Identified)? { nil }
  /// How it takes keys wherever the focus is.
  var keyRole: KeyRole { .none }
  /// A key that may be its shortcut.
  func handleShortcut(_ press: KeyPress) -> Bool { false }
  /// Whether it is drawn by its place in the viewport.
  var isScrollEffect: Bool { false }
  /// Text pasted while it or something inside had the focus.
  func paste(_ text: String) -> Bool { false }
  /// Whether what lies behind it is covered from the mouse.
  var takesHits: Bool { false }
  /// Whether it is of a kind that can have the keyboard focus.
  var mayHaveFocus: Bool { false }
  /// Whether it can have the keyboard focus now.
  var isFocusable: Bool { false }
  /// It got the focus or lost it.
  func focusDidChange(_ isFocused: Bool) {}
}

/// The sizes of an element for the last few proposals.
struct SizeCache {
  private var entries: [(ProposedViewSize, Size)] = []

  var isEmpty: Bool { entries.isEmpty }
  /// Whether the element was only ever offered a certain size.
  var isOfCertainSizes: Bool { entries.allSatisfy { $0.0.width != nil && $0.0.height != nil } }

  subscript(proposal: ProposedViewSize) -> Size? {
    get {
      for (key, size) in entries where key == proposal { return size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count >= 6 { entries.removeFirst() }
      entries.append((proposal, newValue))
    }
  }
}
