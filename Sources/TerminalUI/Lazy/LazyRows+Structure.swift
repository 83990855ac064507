import LazyLayout

extension LazyRows {
  /// Brings the engine's runs and sections into the order that is wanted, outermost first; what can stay where it is
  /// stays.
  func synchronize(_ items: inout [ListItem], with wanted: [ListItem], in section: SectionID?) {
    let kept = Set(Self.keepable(items, wanted))
    for item in items where !kept.contains(item.key) { remove(item) }
    var previous: ListItem?
    let first = items.first { kept.contains($0.key) }
    for item in wanted {
      if !kept.contains(item.key) { insert(item, after: previous, before: first, in: section) }
      if case .section(let section) = item { synchronize(inside: section) }
      previous = item
    }
    items = wanted
  }

  /// The items that stay where they are: a longest run of them, taken greedily, whose order is the wanted one.
  private static func keepable(_ items: [ListItem], _ wanted: [ListItem]) -> [ObjectIdentifier] {
    let places = Dictionary(items.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var last = -1
    return wanted.compactMap { item in
      guard let place = places[item.key], place > last else { return nil }
      last = place
      return item.key
    }
  }

  private func insert(_ item: ListItem, after previous: ListItem?, before next: ListItem?, in section: SectionID?) {
    let place: Place
    switch previous {
    case .run(let run)?: place = run.run.map { .after($0) } ?? .end(of: section)
    case .section(let other)?: place = other.id.map { .afterSection($0) } ?? .end(of: section)
    case nil:
      switch next {
      case .run(let run)?: place = run.run.map { .before($0) } ?? .end(of: section)
      case .section(let other)?: place = other.id.map { .beforeSection($0) } ?? .end(of: section)
      case nil: place = .end(of: section)
      }
    }
    switch item {
    case .run(let provider): insert(provider, at: place)
    case .section(let new):
      let id = stack.insertSection(at: place)
      new.id = id
    }
  }

  private func insert(_ provider: any RowProviding, at place: Place) {
    let run = stack.insertRun(
      count: provider.elementCount, subviews: provider.subviews, kind: provider.kind, at: place)
    provider.run = run
    providers[run] = provider
  }

  private func remove(_ item: ListItem) {
    switch item {
    case .run(let provider): forget(provider)
    case .section(let section):
      for item in section.shown { remove(item) }
      section.shown = []
      for edge in [section.shownHeader, section.shownFooter] { if let edge { forget(edge) } }
      section.shownHeader = nil
      section.shownFooter = nil
      if let id = section.id { stack.remove(id) }
      section.id = nil
    }
  }

  private func forget(_ provider: any RowProviding) {
    guard let run = provider.run else { return }
    stack.remove(run)
    providers[run] = nil
    provider.run = nil
  }

  private func synchronize(inside section: SectionItem) {
    guard let id = section.id else { return }
    var shown = section.shown
    synchronize(&shown, with: section.content, in: id)
    section.shown = shown
    if section.header !== section.shownHeader {
      if let old = section.shownHeader { forget(old) }
      if let header = section.header { setEdge(header, stack.setHeader(of: id, kind: header.kind)) }
      section.shownHeader = section.header
    }
    if section.footer !== section.shownFooter {
      if let old = section.shownFooter { forget(old) }
      if let footer = section.footer { setEdge(footer, stack.setFooter(of: id, kind: footer.kind)) }
      section.shownFooter = section.footer
    }
  }

  private func setEdge(_ provider: any RowProviding, _ run: RunID) {
    provider.run = run
    providers[run] = provider
  }
}
