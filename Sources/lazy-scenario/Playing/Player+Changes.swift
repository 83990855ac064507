import LazyLayout

extension Player {
  mutating func apply(_ change: DataChange) {
    switch change {
    case .insert(let spot, let items):
      guard let place = place(spot) else { return }
      insert(items, at: place)
    case .remove(let ids):
      for id in ids { remove(id) }
    case .move(let id, let spot):
      move(id, to: spot)
    case .replace(let items):
      replace(with: items)
    case .setExtent(let extents):
      for (id, extent) in extents { setExtent(of: id, to: extent) }
    }
  }

  mutating func warn(_ text: String) { warnings.append(text) }

  /// Where a spot is, cutting runs where it lies within one.
  private mutating func place(_ spot: DataChange.Spot) -> Place? {
    switch spot {
    case .end:
      return .end(of: nil)
    case .into(let name):
      if let section = source.catalogue.section(named: name) { return .end(of: section) }
      warn("no section \(name)")
    case .before(let id):
      if let found = element(id) {
        let run = split(found.run, before: found.element)
        return beforeRow(run)
      }
      if let section = source.catalogue.section(named: id) { return .beforeSection(section) }
      warn("no row \(id)")
    case .after(let id):
      if let found = element(id) {
        _ = split(found.run, before: found.element + 1)
        return afterRow(found.run)
      }
      if let section = source.catalogue.section(named: id) { return .afterSection(section) }
      warn("no row \(id)")
    }
    return nil
  }

  /// Whether a run is the header or footer of a section.
  private func isSupplementary(_ run: RunID) -> Bool {
    stack.section(of: run).map { stack.header(of: $0) == run || stack.footer(of: $0) == run } ?? false
  }

  private func beforeRow(_ run: RunID) -> Place {
    guard let section = stack.section(of: run) else { return .before(run) }
    if stack.header(of: section) == run { return .beforeSection(section) }
    if stack.footer(of: section) == run { return .end(of: section) }
    return .before(run)
  }

  private func afterRow(_ run: RunID) -> Place {
    guard let section = stack.section(of: run) else { return .after(run) }
    if stack.header(of: section) == run { return .start(of: section) }
    if stack.footer(of: section) == run { return .afterSection(section) }
    return .after(run)
  }

  private mutating func remove(_ id: String) {
    guard let found = element(id) else {
      guard let section = source.catalogue.section(named: id) else { return warn("no row \(id)") }
      return remove(section)
    }
    let count = stack.count(of: found.run)
    guard count > 1 else { return remove(found.run) }
    if found.element == 0 {
      stack.remove(0..<1, in: found.run)
      source.catalogue.advance(found.run, by: 1)
    } else if found.element == count - 1 {
      stack.remove(count - 1..<count, in: found.run)
    } else {
      let rest = split(found.run, before: found.element)
      stack.remove(0..<1, in: rest)
      source.catalogue.advance(rest, by: 1)
    }
  }

  mutating func remove(_ run: RunID) {
    stack.remove(run)
    source.catalogue.remove(run)
  }

  mutating func remove(_ section: SectionID) {
    let runs = source.catalogue.segments.keys.filter { stack.section(of: $0) == section }
    stack.remove(section)
    for run in runs { source.catalogue.remove(run) }
    source.catalogue.removeSection(section)
  }

  private mutating func move(_ id: String, to spot: DataChange.Spot) {
    if case .before(id) = spot { return }
    if case .after(id) = spot { return }
    if let found = element(id) {
      guard !isSupplementary(found.run) else { return warn("\(id) belongs to its section") }
      let run = isolate(found.run, found.element)
      guard let place = place(spot) else { return }
      stack.move(run, to: place)
    } else if let section = source.catalogue.section(named: id) {
      guard let place = place(spot) else { return }
      stack.move(section, to: place)
    } else {
      warn("no row \(id)")
    }
  }

  private mutating func setExtent(of id: String, to extent: Int) {
    source.overrides[id] = extent
    if let found = element(id) {
      if let row = stack.id(of: Row(run: found.run, element: found.element)) { stack.invalidate(row) }
    } else if let (run, subview) = source.catalogue.subview(id) {
      if let row = stack.id(of: Row(run: run, element: 0, subview: subview)) { stack.invalidate(row) }
    } else if !setExtentOfColumn(id) {
      warn("no row \(id)")
    }
  }

  private mutating func setExtentOfColumn(_ id: String) -> Bool {
    for (name, band) in source.bands {
      guard let found = band.source.catalogue.elements(id, in: band.stack).first else { continue }
      band.source.overrides[id] = source.overrides[id]
      if let column = band.stack.id(of: Row(run: found.run, element: found.element)) { band.stack.invalidate(column) }
      _ = name
      return true
    }
    return false
  }
}
