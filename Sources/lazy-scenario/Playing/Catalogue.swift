import LazyLayout

/// Finds rows by their ids and ids by their rows.
struct Catalogue {
  private(set) var segments: [RunID: Segment] = [:]
  private var singles: [String: [RunID]] = [:]
  private var stretches: [String: [RunID]] = [:]
  private(set) var sections: [String: [SectionID]] = [:]
  private var kinds: [String: RowKind] = [:]

  subscript(run: RunID) -> Segment? { segments[run] }

  mutating func kind(named name: String) -> RowKind {
    if let kind = kinds[name] { return kind }
    let kind = RowKind(kinds.count)
    kinds[name] = kind
    return kind
  }

  /// The ids that content brings along and that are there already.
  func duplicates(of content: Segment.Content, in stack: LazyStack) -> [String] {
    switch content {
    case .row(let spec):
      return elements(spec.id, in: stack).isEmpty ? [] : [spec.id]
    case .run(let spec, let start):
      let range = start..<start + spec.count
      let stretched = (stretches[spec.name] ?? []).contains { run in
        guard case .run(_, let other)? = segments[run]?.content else { return false }
        return range.overlaps(other..<other + stack.count(of: run))
      }
      let single = singles.first { id, runs in
        !runs.isEmpty && id.hasPrefix(spec.name) && Int(id.dropFirst(spec.name.count)).map(range.contains) == true
      }
      return (stretched ? [spec.name] : []) + (single.map { [$0.key] } ?? [])
    }
  }

  mutating func add(_ segment: Segment, as run: RunID) {
    segments[run] = segment
    switch segment.content {
    case .row(let spec): singles[spec.id, default: []].append(run)
    case .run(let spec, _): stretches[spec.name, default: []].append(run)
    }
  }

  mutating func remove(_ run: RunID) {
    guard let segment = segments.removeValue(forKey: run) else { return }
    switch segment.content {
    case .row(let spec): singles[spec.id]?.removeAll { $0 == run }
    case .run(let spec, _): stretches[spec.name]?.removeAll { $0 == run }
    }
  }

  /// Forgets all rows and sections; kinds last.
  mutating func forgetRows() {
    segments = [:]
    singles = [:]
    stretches = [:]
    sections = [:]
  }

  mutating func advance(_ run: RunID, by count: Int) {
    guard var segment = segments[run], case .run(let spec, let start) = segment.content else { return }
    segment.content = .run(spec, start: start + count)
    segments[run] = segment
  }

  mutating func addSection(_ name: String, _ section: SectionID) { sections[name, default: []].append(section) }

  mutating func removeSection(_ section: SectionID) {
    for name in sections.keys { sections[name]?.removeAll { $0 == section } }
  }

  func section(named name: String) -> SectionID? { sections[name]?.first }

  /// All runs with an element of the id, and which element it is.
  ///
  /// The stack tells which stands first.
  func elements(_ id: String, in stack: LazyStack) -> [(run: RunID, element: Int)] {
    var found = (singles[id] ?? []).map { (run: $0, element: 0) }
    let digits = id.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0 else { return found }
    for length in 1...digits {
      let text = id.suffix(length)
      guard let index = Int(text), text.count == 1 || text.first != "0",
        let runs = stretches[String(id.dropLast(length))]
      else { continue }
      for run in runs {
        guard case .run(_, let start)? = segments[run]?.content else { continue }
        if index >= start, index < start + stack.count(of: run) { found.append((run, index - start)) }
      }
    }
    return found
  }

  /// The place of an id that names a subview, such as `b.1`.
  func subview(_ id: String) -> (run: RunID, subview: Int)? {
    guard let dot = id.lastIndex(of: "."), let subview = Int(id[id.index(after: dot)...]),
      let run = singles[String(id[..<dot])]?.first, case .row(let spec)? = segments[run]?.content,
      case .subviews(let extents, _) = spec.content, extents.indices.contains(subview)
    else { return nil }
    return (run, subview)
  }
}
