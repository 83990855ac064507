import LazyLayout

extension Player {
  /// Replaces all rows; those whose ids come again survive with all that is known of them.
  mutating func replace(with items: [Item]) {
    let oldRuns = stack.runs
    let oldSections = source.catalogue.sections.values.flatMap { $0 }
    let old = source.catalogue
    let anchor = stack.anchorRow
    let overrides = source.overrides
    source.overrides = [:]
    source.catalogue.forgetRows()
    insert(items, at: .end(of: nil))
    var taken: Set<String> = []
    var pairs: [(id: RowID, row: Row)] = []
    var changed: [RowID] = []
    for run in oldRuns {
      guard let segment = old[run] else { continue }
      for id in stack.knownRows(of: run) {
        guard let row = stack.row(of: id), taken.insert(segment.id(row)).inserted,
          let new = place(of: row, in: segment)
        else { continue }
        pairs.append((id, new))
        if hasOtherExtent(row, segment, overrides, new) { changed.append(id) }
      }
    }
    let lead = anchor.flatMap { survivor(before: $0, in: oldRuns, old) }
    let place = lead.map { stack.lastPlace(ofElement: $0.old.element, in: $0.old.run) }
    stack.adopt(pairs)
    if let lead, let place { stack.handOver(toElement: lead.new.element, in: lead.new.run, at: place) }
    for (_, row) in pairs { setSubviews(ofElementAt: row) }
    for id in changed { stack.invalidate(id) }
    for section in oldSections { stack.remove(section) }
    for run in oldRuns where stack.contains(run) { stack.remove(run) }
  }

  /// A dynamic element that survives has as many rows as the new data say.
  private mutating func setSubviews(ofElementAt row: Row) {
    guard case .row(let spec)? = source.catalogue[row.run]?.content, case .subviews(let extents, true) = spec.content
    else { return }
    stack.setSubviews(extents.count, ofElement: row.element, in: row.run)
  }

  /// Where a row stands among the new rows.
  private func place(of row: Row, in segment: Segment) -> Row? {
    guard let found = element(segment.elementID(row.element)) else { return nil }
    return Row(run: found.run, element: found.element, subview: row.subview)
  }

  /// Whether the new data give a surviving row another extent.
  private func hasOtherExtent(
    _ row: Row, _ segment: Segment, _ overrides: [String: Int], _ new: Row
  ) -> Bool {
    let width = viewport.crossExtent
    guard let now = source.catalogue[new.run], stack.index(of: new) != nil else { return false }
    return overrides[segment.id(row)] ?? segment.extent(row, atWidth: width) != now.extent(new, atWidth: width)
  }

  /// An element of a run.
  typealias Element = (run: RunID, element: Int)

  /// The nearest element before the anchor that has rows and whose id comes again.
  private func survivor(before anchor: Row, in runs: [RunID], _ old: Catalogue) -> (old: Element, new: Element)? {
    var end: Int? = anchor.element
    for run in runs[...(runs.firstIndex(of: anchor.run) ?? 0)].reversed() {
      let elements = 0..<(end ?? stack.count(of: run))
      end = nil
      guard let segment = old[run] else { continue }
      for element in elements.reversed() {
        let rows = stack.index(ofElement: element + 1, in: run) - stack.index(ofElement: element, in: run)
        if rows > 0, let new = self.element(segment.elementID(element)) { return ((run, element), new) }
      }
    }
    return nil
  }
}
