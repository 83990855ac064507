@testable import lazy_scenario

/// The rows in order as one plain array, sections as brackets around theirs.
struct OracleStructure {
  enum Entry {
    case element(OracleElement)
    case begin(String)
    case end(String)

    var element: OracleElement? { if case .element(let element) = self { element } else { nil } }
  }

  private(set) var entries: [Entry] = []

  init(_ items: [Item]) { entries = items.flatMap(Self.entries) }

  var elements: [OracleElement] {
    var elements: [OracleElement] = []
    for case .element(let element) in entries { elements.append(element) }
    return elements
  }

  func element(_ id: String) -> OracleElement? {
    for case .element(let element) in entries where element.id == id { return element }
    return nil
  }

  func hasSection(_ name: String) -> Bool { beginning(ofSection: name) != nil }

  /// Whether every id that the change names is there.
  func allows(_ change: DataChange) -> Bool {
    switch change {
    case .insert(let spot, _): index(of: spot) != nil
    case .remove(let ids): ids.allSatisfy { element($0) != nil }
    case .move(let id, let spot): element(id) != nil && index(of: spot) != nil && !spot.names(id)
    case .replace: true
    case .setExtent(let extents): extents.allSatisfy { element($0.id) != nil }
    }
  }

  mutating func apply(_ change: DataChange) {
    switch change {
    case .insert(let spot, let items):
      guard let index = index(of: spot) else { return }
      entries.insert(contentsOf: items.flatMap(Self.entries), at: index)
    case .remove(let ids):
      entries.removeAll { entry in entry.element.map { ids.contains($0.id) } ?? false }
    case .move(let id, let spot):
      guard let from = position(of: id) else { return }
      let moved = entries.remove(at: from)
      guard let index = index(of: spot) else { return entries.insert(moved, at: from) }
      entries.insert(moved, at: index)
    case .replace(let items):
      self = OracleStructure(items)
    case .setExtent(let extents):
      for (id, extent) in extents {
        guard let index = position(of: id), case .element(let element) = entries[index] else { continue }
        entries[index] = .element(element.with(extent: extent))
      }
    }
  }

  /// Whether those of the ids that are still there follow one another as they do in the list.
  func keepsOrder(_ ids: [String]) -> Bool {
    let places = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.id, $0) })
    let now = ids.compactMap { places[$0] }
    return zip(now, now.dropFirst()).allSatisfy(<)
  }

  private func position(of id: String) -> Int? { entries.firstIndex { $0.element?.id == id } }

  private func beginning(ofSection name: String) -> Int? {
    entries.firstIndex { if case .begin(name) = $0 { true } else { false } }
  }

  private func index(of spot: DataChange.Spot) -> Int? {
    switch spot {
    case .before(let id): return position(of: id)
    case .after(let id): return position(of: id).map { $0 + 1 }
    case .end: return entries.count
    case .into(let name):
      guard let end = entries.firstIndex(where: { if case .end(name) = $0 { true } else { false } }) else { return nil }
      return entries[end - 1].element?.role == .footer ? end - 1 : end
    }
  }

  private static func entries(_ item: Item) -> [Entry] {
    switch item {
    case .row(let spec): [.element(OracleElement(spec, .content))]
    case .run(let run): (0..<run.count).map { .element(OracleElement(run, $0)) }
    case .section(let section):
      [.begin(section.name)] + (section.header.map { [.element(OracleElement($0, .header))] } ?? [])
        + section.rows.flatMap(entries) + (section.footer.map { [.element(OracleElement($0, .footer))] } ?? [])
        + [.end(section.name)]
    }
  }
}

extension DataChange.Spot {
  var isBesideRow: Bool {
    switch self {
    case .before, .after: true
    case .into, .end: false
    }
  }

  /// Whether the spot is beside the element itself.
  func names(_ id: String) -> Bool {
    switch self {
    case .before(let other), .after(let other): other == id
    case .into, .end: false
    }
  }
}
