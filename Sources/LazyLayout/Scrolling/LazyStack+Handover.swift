extension LazyStack {
  /// The row that stays in place whatever changes around it; none before the first layout.
  ///
  /// Where a run gets new data, look from here outwards for the elements that survive.
  ///
  /// - Complexity: O(log n).
  public var anchorRow: Row? { position.anchor.flatMap { row(of: $0.id) } }

  /// Where an element's last row stood in the last frame; see ``LazyStack/lastPlace(ofElement:in:)``.
  public struct LastPlace: Hashable, Sendable {
    /// Where the row ended, in cells from the viewport's start; none where that is not known.
    var end: Int?
    /// The row's extent, if it was measured.
    var extent: Int?
  }

  /// Where the last row of an element before the ``anchorRow`` stood in the last frame.
  ///
  /// - Complexity: O(log n), and the known rows between the element and the anchor.
  public func lastPlace(ofElement element: Int, in run: RunID) -> LastPlace {
    guard let anchor = position.anchor, let slot = extents.slot(of: anchor.id) else { return LastPlace() }
    let after = index(ofElement: element + 1, in: run)
    let rank = extents.rank(extents.cursor(ofSlot: slot))
    guard after > 0, after <= rank, let end = cells(ofRows: after..<rank).map({ anchor.y - extents.spacing - $0 })
    else {
      return LastPlace()
    }
    return LastPlace(end: end, extent: extents.row(after - 1).flatMap { extents.measuredExtent($0) })
  }

  /// Names the element that takes over when none of the rows in view survives an edit: the nearest before them that
  /// does.
  ///
  /// Its last row stays at the place given, or ends where the anchor began.
  ///
  /// Single edits find it by themselves. Where rows are replaced as a whole, ask for ``lastPlace(ofElement:in:)`` before
  /// ``adopt(_:)``, and call this after it.
  ///
  /// - Complexity: O(log n).
  public mutating func handOver(toElement element: Int, in run: RunID, at place: LastPlace) {
    guard let cursor = extents.row(index(ofElement: element + 1, in: run) - 1) else { return }
    position.lead = Position.Lead(id: extents.name(cursor), end: place.end, extent: place.extent)
  }

  /// Gives known rows the places of untouched ones, with their names, extents and bodies: how rows survive when their
  /// runs are replaced by others.
  ///
  /// The rows of a dynamic element are taken over together; its number of rows stays, until
  /// ``setSubviews(_:ofElement:in:)``. A row in view whose order among the others changed counts as moved, so that the
  /// view does not follow it.
  ///
  /// - Complexity: O(k log n).
  public mutating func adopt(_ pairs: [(id: RowID, row: Row)]) {
    extents.edits += 1
    for pair in pairs {
      guard let slot = extents.slot(of: pair.id) else { continue }
      resolve(like: slot, at: pair.row)
      if let cursor = extents.cursor(of: pair.row), extents.isUntouched(cursor) {
        extents.transfer(slot, to: cursor)
      }
    }
    markMoved(among: Set(pairs.map(\.id)))
  }

  /// Gives a dynamic element that takes over known rows as many rows as their own element had.
  private mutating func resolve(like slot: Int, at row: Row) {
    let old = extents.address(extents.cursor(ofSlot: slot))
    guard extents.firstUnresolvedElement(in: row.run.rawValue) == row.element else { return }
    let start = extents.firstRowIndex(ofElement: old.element, in: old.run.rawValue)
    let end = extents.firstRowIndex(ofElement: old.element + 1, in: old.run.rawValue)
    _ = extents.resolve(row.element, in: row.run.rawValue, rows: end - start)
  }
}
