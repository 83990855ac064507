import LazyLayout

extension Player {
  /// Puts rows at a place of the stack, in order.
  mutating func insert(_ items: [Item], at place: Place) {
    var place = place
    for item in items {
      switch item {
      case .row(let spec):
        place = .after(add(.row(spec), at: place))
      case .run(let spec):
        place = .after(add(.run(spec, start: 0), at: place))
      case .section(let spec):
        place = .afterSection(add(spec, at: place))
      }
    }
  }

  private mutating func add(_ content: Segment.Content, at place: Place) -> RunID {
    warnOfDuplicates(content)
    let segment = Segment(content: content, kind: kind(of: content))
    let (count, subviews) = size(of: content)
    let run = stack.insertRun(count: count, subviews: subviews, kind: segment.kind, at: place)
    source.catalogue.add(segment, as: run)
    return run
  }

  private mutating func add(_ spec: SectionSpec, at place: Place) -> SectionID {
    let section = stack.insertSection(at: place)
    source.catalogue.addSection(spec.name, section)
    if let header = spec.header {
      let content = Segment.Content.row(header)
      warnOfDuplicates(content)
      let kind = kind(of: content)
      let run = stack.setHeader(of: section, kind: kind)
      source.catalogue.add(Segment(content: content, kind: kind), as: run)
    }
    if let footer = spec.footer {
      let content = Segment.Content.row(footer)
      warnOfDuplicates(content)
      let kind = kind(of: content)
      let run = stack.setFooter(of: section, kind: kind)
      source.catalogue.add(Segment(content: content, kind: kind), as: run)
    }
    insert(spec.rows, at: .end(of: section))
    return section
  }

  /// Rows of the same id are drawn all the same; each id is warned of once.
  private mutating func warnOfDuplicates(_ content: Segment.Content) {
    for id in source.catalogue.duplicates(of: content, in: stack) where duplicates.insert(id).inserted {
      warn("duplicate id \(id)")
    }
  }

  private mutating func kind(of content: Segment.Content) -> RowKind {
    switch content {
    case .run(let spec, _): source.catalogue.kind(named: "run " + spec.name)
    case .row(let spec): source.catalogue.kind(named: spec.kind.map { "kind " + $0 } ?? "single")
    }
  }

  private func size(of content: Segment.Content) -> (count: Int, subviews: Subviews) {
    switch content {
    case .run(let spec, _): return (spec.count, .constant(1))
    case .row(let spec):
      guard case .subviews(let extents, let isDynamic) = spec.content else { return (1, .constant(1)) }
      return (1, isDynamic ? .dynamic : .constant(extents.count))
    }
  }

  /// The first element with an id, in the rows' order.
  func element(_ id: String) -> (run: RunID, element: Int)? {
    let found = source.catalogue.elements(id, in: stack)
    guard found.count > 1 else { return found.first }
    return found.min { stack.index(ofElement: $0.element, in: $0.run) < stack.index(ofElement: $1.element, in: $1.run) }
  }

  /// Cuts an element out into a run of its own.
  mutating func isolate(_ run: RunID, _ element: Int) -> RunID {
    let start = split(run, before: element)
    _ = split(start, before: 1)
    return start
  }

  /// Cuts a run so that an element begins a run; returns that run.
  mutating func split(_ run: RunID, before element: Int) -> RunID {
    guard element > 0, element < stack.count(of: run), let segment = source.catalogue[run],
      case .run(let spec, let start) = segment.content
    else { return run }
    let rest = stack.split(run, beforeElement: element)
    source.catalogue.add(Segment(content: .run(spec, start: start + element), kind: segment.kind), as: rest)
    return rest
  }
}
