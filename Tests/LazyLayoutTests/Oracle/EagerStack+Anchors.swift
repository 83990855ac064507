@testable import lazy_scenario

extension EagerStack {
  /// The rows that the laws may mean by the one that stays: the target of a scroll, else the topmost row in view that no
  /// pinned header wholly covers.
  var anchors: [Anchor] {
    guard let offset else { return [] }
    let shown = EagerLayout(structure, width: width, height: max(1, height), spacing: spacing)
    let covered = shown.pins(at: offset, pinned).first { $0.y <= 0 }.map { $0.y..<$0.y + $0.extent } ?? 0..<0
    let rows = shown.visible(at: offset)
    let free = rows.filter { row in
      max(0, row.top - offset) < covered.lowerBound || min(shown.height, row.end - offset) > covered.upperBound
    }
    // Where a header covers all, which row stays is not told.
    if free.isEmpty { return [] }
    var chosen = Array(hasLostTarget ? rows[...] : free.prefix(1))
    // A header in its own place at the edge may count as pinned.
    if let first = chosen.first, first.role == .header, first.top == offset { chosen += free.dropFirst().prefix(1) }
    // A row of no extent before the first may count as in view.
    if let first = chosen.first, first.top >= offset {
      chosen += shown.rows.filter { $0.extent == 0 && $0.top >= offset && $0.top <= first.top }
    }
    if let target, let row = shown.row(target) {
      let isInView = row.end >= offset && row.top <= offset + shown.height
      chosen = isInView && !hasLostTarget ? [row] : [row] + chosen
    }
    return chosen.map { Anchor(id: $0.id, y: $0.top - offset, extent: $0.extent) }
  }

  /// Rows come, go, move or change their extent.
  mutating func change(_ changes: [DataChange]) -> Outcome {
    let before = (anchors: anchors, layout: layout, offset: offset)
    var moved: Set<String> = []
    for case .move(let id, _) in changes { moved.insert(id) }
    for case .setExtent(let extents) in changes {
      let visible = Set(visible.map(\.id))
      stale.formUnion(extents.map(\.id).filter { !visible.contains($0) })
    }
    let order = structure.elements.map(\.id)
    for change in changes { structure.apply(change) }
    let isShuffled = !structure.keepsOrder(order.filter { !moved.contains($0) })
    measureAgain(height: height)
    noteChange(changes, moved)
    if let target, layout.row(target).map({ moved.contains($0.element) }) ?? true {
      self.target = nil
      hasLostTarget = true
    }
    guard !isAnimating, height > 0, let offset = before.offset else { return .anywhere }
    if isAtStart { return .oneOf([0]) }
    // Which rows of new data in another order count as moved is not told.
    if isShuffled { return .anywhere }
    var places: [Int] = []
    for anchor in before.anchors {
      guard let kept = keep(anchor, among: before.layout, at: offset, moved, isBatch: changes.count > 1) else {
        return .anywhere
      }
      places += kept
    }
    return places.isEmpty ? .anywhere : .oneOf(places.map(layout.clamp))
  }

  /// The offsets at which the anchor, or the row that it hands over to, keeps its place; none where the laws don't tell.
  private func keep(
    _ anchor: Anchor, among old: EagerLayout, at offset: Int, _ moved: Set<String>, isBatch: Bool
  ) -> [Int]? {
    func place(_ row: EagerLayout.Row, _ y: Int) -> Int? {
      moved.contains(row.element) ? nil : layout.row(row.id).map { $0.top - y }
    }
    guard let index = old.rows.firstIndex(where: { $0.id == anchor.id }) else { return nil }
    if let kept = place(old.rows[index], anchor.y) { return [kept] }
    for row in old.rows[(index + 1)...] where row.extent > 0 && row.top < offset + old.height {
      if let kept = place(row, row.top - offset) { return [kept] }
    }
    // A row of no extent among the rows in view may take over, too.
    let blank = old.rows.filter { $0.extent == 0 && (offset...offset + old.height).contains($0.top) }
    let blankPlaces = blank.compactMap { place($0, $0.top - offset) }
    // Several changes in one may be read one after another, and an element without rows may keep the place.
    if isBatch || structure.elements.contains(where: { $0.rows.isEmpty }) { return nil }
    var heirs: [Int] = []
    for row in old.rows[..<index].reversed() {
      guard let kept = place(row, row.top - offset) else { continue }
      heirs.append(kept)
      if row.extent == 0, row.top >= offset { continue }
      // The row may keep its place, or what follows comes to where the rows in view began. Where rows out of view went,
      // too, or its extent changed there, its place was an estimate.
      guard let now = layout.row(row.id), let first = old.visible(at: offset).first else { return nil }
      let before = old.rows.prefix { $0.id != first.id }.last
      guard row.end > offset || row.id == before?.id, !stale.contains(row.id) else { return nil }
      return heirs + [now.end + spacing - anchor.y, now.end + spacing - (first.top - offset)] + blankPlaces
    }
    return heirs.isEmpty ? nil : heirs
  }

  /// What is remembered for further widths ends with its row.
  private mutating func noteChange(_ changes: [DataChange], _ moved: Set<String>) {
    var touched = moved
    for case .setExtent(let extents) in changes { touched.formUnion(extents.map(\.id)) }
    switch memory {
    case .end: memory = .vague
    case .anchors(let anchors):
      let isKept = anchors.allSatisfy { anchor in
        layout.row(anchor.id).map { !touched.contains($0.element) } ?? false
      }
      if !isKept { memory = .vague }
    case .start, .vague, nil: break
    }
  }
}
