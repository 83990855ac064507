extension LazyStack {
  /// Gives a run new data: `count` elements, of which some are elements of the old data at new places.
  ///
  /// Rows of survivors keep names, extents and bodies; all other rows of the run are gone. Of the elements that survive
  /// only those need be told that are known (``knownElements(of:)``), and, where none of the rows in view survives, the
  /// nearest one before the ``anchorRow``. Survivors of a dynamic run must be told whole and are resolved still.
  ///
  /// - Parameters:
  ///   - run: the run that gets new data.
  ///   - count: the number of elements there are now.
  ///   - survivors: pairs of element indices, each old and each new one at most once.
  /// - Complexity: O(k log k) for k known elements and survivors.
  public mutating func update(_ run: RunID, count: Int, survivors: [(old: Int, new: Int)]) {
    extents.edits += 1
    let lead = anchorRow.flatMap { anchor in
      anchor.run == run ? survivors.filter { $0.old < anchor.element }.max { $0.old < $1.old } : nil
    }
    let place = lead.map { lastPlace(ofElement: $0.old, in: run) }
    leave(run)
    orphans += extents.rebuild(run.rawValue, count: count, survivors: survivors)
    if let lead, let place { handOver(toElement: lead.new, in: run, at: place) }
    markMoved()
  }

  /// The elements of a run that are known, those next to the ``anchorRow`` first.
  ///
  /// - Complexity: O(k log n) for k known rows.
  public func knownElements(of run: RunID) -> [Int] {
    var elements: [Int] = []
    for id in knownRows(of: run) {
      if let row = row(of: id), elements.last != row.element { elements.append(row.element) }
    }
    let anchor = anchorRow.flatMap { $0.run == run ? $0.element : nil } ?? 0
    return elements.sorted { abs($0 - anchor) < abs($1 - anchor) }
  }

  /// Changes the number of rows of an element of a dynamic run that was resolved; the first ones keep their names.
  ///
  /// - Complexity: O(log n).
  public mutating func setSubviews(_ count: Int, ofElement element: Int, in run: RunID) {
    extents.edits += 1
    orphans += extents.setRows(max(0, count), ofElement: element, in: run.rawValue)
  }
}
