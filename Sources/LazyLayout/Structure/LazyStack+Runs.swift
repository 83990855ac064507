extension LazyStack {
  /// Puts a run of `count` elements of one kind into the structure; nothing of it is built.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func insertRun(
    count: Int, subviews: Subviews = .constant(1), kind: RowKind, at place: Place = .end(of: nil)
  ) -> RunID {
    extents.edits += 1
    let (spot, section) = resolve(place)
    let number = extents.kindNumber(kind)
    return RunID(
      extents.insertRun(
        kind: number, role: .content, section: section, subviews: subviews, count: count, at: spot))
  }

  /// Takes a run away with all its rows.
  ///
  /// - Complexity: O(known rows of the run + log n).
  public mutating func remove(_ run: RunID) {
    extents.edits += 1
    leave(run)
    let section = extents.runs[run.rawValue].section
    if let section, extents.sections[section].header == run.rawValue { extents.sections[section].header = nil }
    if let section, extents.sections[section].footer == run.rawValue { extents.sections[section].footer = nil }
    removeRun(run.rawValue)
  }

  /// Puts a run to another place; its rows keep names, extents and bodies.
  ///
  /// - Complexity: O(log n).
  public mutating func move(_ run: RunID, to place: Place) {
    extents.edits += 1
    if case .before(run) = place { return }
    if case .after(run) = place { return }
    leave(run)
    let (spot, section) = resolve(place)
    extents.moveRun(run.rawValue, section: section, to: spot)
  }

  /// Cuts a run in two before an element; what follows becomes a run of its own, directly after.
  ///
  /// Rows keep names, extents and bodies; so a foreign run can be put into the middle of a run.
  ///
  /// - Complexity: O(log n).
  public mutating func split(_ run: RunID, beforeElement element: Int) -> RunID {
    extents.edits += 1
    return RunID(extents.splitRun(run.rawValue, beforeElement: element))
  }

  /// All runs in their order, headers and footers among them.
  ///
  /// - Complexity: O(runs).
  public var runs: [RunID] {
    var runs: [RunID] = []
    var link = extents.order.first(in: extents.root)
    while link >= 0 {
      let run = extents.order[link].run
      let role = extents.runs[run].role
      if role != .sectionStart, role != .sectionEnd { runs.append(RunID(run)) }
      link = extents.order.next(link)
    }
    return runs
  }

  /// Whether the run is still part of the structure.
  ///
  /// - Complexity: O(1).
  public func contains(_ run: RunID) -> Bool {
    extents.runs.indices.contains(run.rawValue) && extents.runs[run.rawValue].link >= 0
  }

  /// The number of elements of a run.
  ///
  /// - Complexity: O(1).
  public func count(of run: RunID) -> Int {
    let state = extents.runs[run.rawValue]
    switch state.subviews {
    case .constant(let rows): return rows == 0 ? 0 : state.total.rows / rows
    case .dynamic: return state.total.elements
    }
  }

  /// The number of rows there are, unresolved elements aside.
  ///
  /// - Complexity: O(1).
  public var rowCount: Int { extents.rowCount }

  mutating func removeRun(_ run: Int) {
    orphans += extents.removeRun(run)
  }

  func resolve(_ place: Place) -> (Extents.RunPlace, section: Int?) {
    switch place {
    case .end(nil):
      return (.end, nil)
    case .end(let section?):
      let state = extents.sections[section.rawValue]
      return (.before(state.footer ?? state.end), section.rawValue)
    case .start(let section):
      let state = extents.sections[section.rawValue]
      return (.after(state.header ?? state.start), section.rawValue)
    case .before(let run):
      return (.before(run.rawValue), extents.runs[run.rawValue].section)
    case .after(let run):
      return (.after(run.rawValue), extents.runs[run.rawValue].section)
    case .beforeSection(let section):
      return (.before(extents.sections[section.rawValue].start), nil)
    case .afterSection(let section):
      return (.after(extents.sections[section.rawValue].end), nil)
    }
  }
}
