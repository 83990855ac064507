extension LazyStack {
  /// Puts an empty section into the structure; sections do not nest.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func insertSection(at place: Place = .end(of: nil)) -> SectionID {
    extents.edits += 1
    let (spot, outer) = resolve(place)
    precondition(outer == nil, "a section within a section")
    let section = extents.sections.count
    let start = insertMarker(.sectionStart, section: section, at: spot)
    let end = insertMarker(.sectionEnd, section: section, at: .after(start))
    extents.sections.append(SectionState(start: start, end: end))
    return SectionID(section)
  }

  private mutating func insertMarker(_ role: RunRole, section: Int, at spot: Extents.RunPlace) -> Int {
    extents.insertRun(
      kind: extents.kindNumber(RowKind(Int.min)), role: role, section: section, subviews: .constant(1), count: 0,
      at: spot)
  }

  /// Gives a section a header of `count` rows, in place of the one it has.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func setHeader(of section: SectionID, kind: RowKind, count: Int = 1) -> RunID {
    extents.edits += 1
    if let old = extents.sections[section.rawValue].header { removeRun(old) }
    let run = extents.insertRun(
      kind: extents.kindNumber(kind), role: .header, section: section.rawValue, subviews: .constant(1), count: count,
      at: .after(extents.sections[section.rawValue].start))
    extents.sections[section.rawValue].header = run
    return RunID(run)
  }

  /// Gives a section a footer of `count` rows, in place of the one it has.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func setFooter(of section: SectionID, kind: RowKind, count: Int = 1) -> RunID {
    extents.edits += 1
    if let old = extents.sections[section.rawValue].footer { removeRun(old) }
    let run = extents.insertRun(
      kind: extents.kindNumber(kind), role: .footer, section: section.rawValue, subviews: .constant(1), count: count,
      at: .before(extents.sections[section.rawValue].end))
    extents.sections[section.rawValue].footer = run
    return RunID(run)
  }

  /// The header of a section, if it has one.
  ///
  /// - Complexity: O(1).
  public func header(of section: SectionID) -> RunID? { extents.sections[section.rawValue].header.map { RunID($0) } }

  /// The footer of a section, if it has one.
  ///
  /// - Complexity: O(1).
  public func footer(of section: SectionID) -> RunID? { extents.sections[section.rawValue].footer.map { RunID($0) } }

  /// The section that a run stands in, if any.
  ///
  /// - Complexity: O(1).
  public func section(of run: RunID) -> SectionID? { extents.runs[run.rawValue].section.map { SectionID($0) } }

  /// Takes a section away with its header, rows and footer.
  ///
  /// - Complexity: O(its runs and known rows + log n).
  public mutating func remove(_ section: SectionID) {
    extents.edits += 1
    leave(section)
    let state = extents.sections[section.rawValue]
    while true {
      let link = extents.order.next(extents.runs[state.start].link)
      let run = extents.order[link].run
      if run == state.end { break }
      removeRun(run)
    }
    removeRun(state.start)
    removeRun(state.end)
    extents.sections[section.rawValue].header = nil
    extents.sections[section.rawValue].footer = nil
  }

  /// Puts a section with all that is in it to another place.
  ///
  /// - Complexity: O(its runs · log n).
  public mutating func move(_ section: SectionID, to place: Place) {
    extents.edits += 1
    if place == .beforeSection(section) || place == .afterSection(section) { return }
    leave(section)
    let (spot, outer) = resolve(place)
    precondition(outer == nil, "a section within a section")
    let state = extents.sections[section.rawValue]
    var runs = [state.start]
    while let last = runs.last, last != state.end {
      runs.append(extents.order[extents.order.next(extents.runs[last].link)].run)
    }
    extents.moveRun(state.start, section: section.rawValue, to: spot)
    for (run, previous) in zip(runs.dropFirst(), runs) {
      extents.moveRun(run, section: section.rawValue, to: .after(previous))
    }
  }

  /// The first row of a section, its header's if it has one; none while the section has no row.
  ///
  /// - Complexity: O(log n).
  public func firstRow(of section: SectionID) -> Row? {
    let state = extents.sections[section.rawValue]
    guard extents.runs[state.start].link >= 0 else { return nil }
    let rowsBefore = extents.order.sum(before: extents.runs[state.start].link).rows
    let end = extents.order.sum(before: extents.runs[state.end].link).rows
    return rowsBefore < end ? extents.row(rowsBefore).map { extents.address($0) } : nil
  }
}
