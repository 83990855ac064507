import LazyLayout

/// Where a scroll view stood when the row around it was let go of.
struct ScrollPlace {
  let offset: Point
  /// The first row in view of the lazy stack inside, and where it began: an offset is an estimate there.
  let row: (id: AnyHashable, start: Int)?
}

extension ScrollNode {
  /// Where it stands, unless it was never scrolled.
  var place: ScrollPlace? {
    let offset = Point(x: offset(along: .horizontal), y: offset(along: .vertical))
    guard offset != .zero else { return nil }
    return ScrollPlace(offset: offset, row: owner?.targets().first.map { (id: $0.id, start: $0.start) })
  }

  /// Begins where another stood before it was laid out.
  func begin(at place: ScrollPlace) {
    setFirstOffset(place.offset)
    guard let owner else { return }
    if let row = place.row, owner.scroll(to: row.id, .topLeading, nil) {
      owner.scroll(by: -row.start)
    } else {
      owner.scroll(toOffset: place.offset[mainAxis], nil)
    }
  }
}

/// Where the scroll views in rows stood that are let go of, for as long as the container of the rows lives.
@MainActor struct ScrollMemory {
  private var places: [Key: [ScrollPlace?]] = [:]

  private struct Key: Hashable {
    let kind: RowKind
    let id: AnyHashable?
  }

  /// Notes where the scroll views of a row stand, before it goes.
  mutating func note(_ root: RowRoot, of kind: RowKind) {
    let places = root.scrollViews.map(\.place)
    if places.contains(where: { $0 != nil }) { self.places[Key(kind: kind, id: root.identity)] = places }
  }

  /// Lets the scroll views of a new row begin where those stood that it had in an earlier life.
  mutating func restore(_ root: RowRoot, of kind: RowKind) {
    guard !places.isEmpty, let places = places.removeValue(forKey: Key(kind: kind, id: root.identity)) else { return }
    for (scroll, place) in zip(root.scrollViews, places) { if let place { scroll.begin(at: place) } }
  }
}

extension RowRoot {
  fileprivate var identity: AnyHashable? { first { $0.identified != nil }?.identified?.identity }

  /// The scroll views of the row, but those in rows inside of it.
  fileprivate var scrollViews: [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: ViewNode) {
      if let scroll = node as? ScrollNode { found.append(scroll) }
      if !(node is LazyNode) { node.forEachChild(visit) }
    }
    visit(self)
    return found
  }
}
