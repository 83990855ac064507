/// Where a scroll view is or is to be: bound with `scrollPosition(_:)`, changed to scroll.
public struct ScrollPosition: Equatable {
  struct Request {
    let number: Int
    let target: ScrollTarget
  }

  private(set) var request: Request?
  /// The cells and pages scrolled by since the request; sums, so that several before a frame add up.
  private(set) var cells = 0
  private(set) var pages = 0.0
  private var id: AnyHashable?
  /// Whether the user scrolled since a program did.
  public private(set) var isPositionedByUser = false
  /// The edge that was scrolled to, until the user scrolls.
  public private(set) var edge: Edge?
  @MainActor private static var requests = 0

  /// Creates a position that says nothing.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Creates a position that says nothing.
  public init() {}

  /// Creates a position at the row of an id.
  @MainActor public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  /// Creates a position at an edge of the content.
  @MainActor public init(edge: Edge) { scrollTo(edge: edge) }

  /// Scrolls to the row of an id, also one never loaded; without an anchor by the least that shows it whole.
  @MainActor public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scroll(.id(AnyHashable(id), anchor))
    self.id = AnyHashable(id)
  }

  /// Scrolls to an edge of the content.
  @MainActor public mutating func scrollTo(edge: Edge) {
    scroll(.edge(edge))
    self.edge = edge
  }

  /// Scrolls to an offset from above, in cells.
  @MainActor public mutating func scrollTo(y: Int) { scroll(.offset(x: nil, y: y)) }
  /// Scrolls to an offset from the left, in cells.
  @MainActor public mutating func scrollTo(x: Int) { scroll(.offset(x: x, y: nil)) }
  /// Scrolls to an offset, in cells.
  @MainActor public mutating func scrollTo(point: Point) { scroll(.offset(x: point.x, y: point.y)) }

  /// Scrolls by a number of cells along the main axis, as the user's arrow keys do; SwiftUI has no such scroll.
  @MainActor public mutating func scrollBy(_ cells: Int) {
    self.cells += cells
    userScrolled(to: nil)
  }

  /// Scrolls by pages or parts of one, as the user's page keys do; SwiftUI has no such scroll.
  @MainActor public mutating func scrollBy(pages: Double) {
    self.pages += pages
    userScrolled(to: nil)
  }

  @MainActor private mutating func scroll(_ place: ScrollTarget.Place) {
    Self.requests += 1
    request = Request(number: Self.requests, target: ScrollTarget(place: place, animation: Transaction.animation))
    cells = 0
    pages = 0
    isPositionedByUser = false
    edge = nil
    id = nil
  }

  /// The id of the topmost row, or of the one scrolled to.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  /// The id of the topmost row, or of the one scrolled to.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// The user scrolled: the topmost row is another.
  mutating func userScrolled(to id: AnyHashable?) {
    self.id = id
    edge = nil
    isPositionedByUser = true
  }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.request?.number == right.request?.number && left.id == right.id && left.edge == right.edge
      && left.isPositionedByUser == right.isPositionedByUser && left.cells == right.cells && left.pages == right.pages
  }
}

struct ScrollPositionModifier: NodeModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func makeNode(_ context: NodeContext) -> ModifierNode<ScrollPositionModifier> { ScrollPositionNode(self, context) }
}

private final class ScrollPositionNode: ModifierNode<ScrollPositionModifier>, ScrollCommanding, ScrollObserving,
  Evaluating
{
  let reads = Reads()
  override var scrollCommanding: (any ScrollCommanding)? { self }
  override var scrollObserving: (any ScrollObserving)? { self }
  private weak var scroll: ScrollNode?
  /// What of the position was done: the request, and the cells and pages since.
  private var done = (request: 0, cells: 0, pages: 0.0)

  override init(_ modifier: ScrollPositionModifier, _ context: NodeContext) {
    super.init(modifier, context)
    reevaluate()
  }

  override func modifierDidChange(from old: ScrollPositionModifier) { reevaluate() }

  func attach(_ scroll: ScrollNode) {
    if self.scroll?.isAlive ?? false { return }
    self.scroll = scroll
    done.request = 0
    reevaluate()
  }

  func reevaluate() {
    let position = modifier.position
    let wanted = tracking { position.wrappedValue }
    guard let scroll else { return }
    if let request = wanted.request, request.number != done.request {
      done = (request.number, 0, 0)
      scroll.scroll(to: request.target)
    }
    let pages = ((wanted.pages - done.pages) * Double(scroll.pageLength)).rounded()
    let distance = wanted.cells - done.cells + Int(pages)
    done.cells = wanted.cells
    done.pages = wanted.pages
    if distance != 0 { scroll.scrollByUser(distance, along: scroll.mainAxis) }
  }

  func scrollDidChange(_ scroll: ScrollNode) {
    guard scroll === self.scroll, scroll.wasScrolledByUser else { return }
    var position = modifier.position.wrappedValue
    let id = scroll.visibleTargets(threshold: 0).first
    position.userScrolled(to: id)
    if position != modifier.position.wrappedValue { modifier.position.wrappedValue = position }
  }

  override func willBeDestroyed() { reads.removeAll() }
}

extension View {
  /// Binds where the scroll view inside is.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modified(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Binds the id of the first row in view, or of the one that is to be there.
  ///
  /// Another id scrolls to its row so that `anchor` of it is at `anchor` of the viewport, without an anchor by the least
  /// that shows it whole; while the user scrolls the binding follows.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modified(ScrollIDModifier(id: id, anchor: anchor))
  }
}
