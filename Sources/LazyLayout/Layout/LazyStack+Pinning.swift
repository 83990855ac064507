/// A header or footer drawn away from its own place.
struct Pin {
  var slot: Int
  var placement: Placement
  var isHeader: Bool
}

extension LazyStack {
  /// The header at the viewport's start and the footer at its end, where they are not in their own place.
  ///
  /// - Complexity: O(log n).
  mutating func pin<Source: LazySource>(_ placing: Placing, source: inout Source) -> [Pin] {
    guard viewport.extent > 0, !pinned.isEmpty else { return [] }
    var pins: [Pin] = []
    if pinned.contains(.sectionHeaders), let pin = pinHeader(over: placing, source: &source) { pins.append(pin) }
    if pinned.contains(.sectionFooters), let pin = pinFooter(over: placing, source: &source) { pins.append(pin) }
    return pins
  }

  /// The last header that begins before the viewport's start, pushed out by what follows its section.
  private mutating func pinHeader<Source: LazySource>(over placing: Placing, source: inout Source) -> Pin? {
    var placing = placing
    let below = placing.entries.first { $0.y >= 0 }
    guard let limit = below ?? placing.entries.last else { return nil }
    let countsItself = below == nil && extents.runs[limit.run].role == .header
    let headers = extents.order.sum(before: extents.runs[limit.run].link).headers + (countsItself ? 1 : 0)
    guard headers > 0, let found = extents.order.first(in: extents.root, where: { $0.headers >= headers }) else {
      return nil
    }
    let run = extents.order[found.link].run
    guard let section = extents.runs[run].section, var row = extents.firstRow(ofRun: run) else { return nil }
    let end = extents.runs[extents.sections[section].end].link
    guard var push = pushFromBelow(endMarker: end, placing.entries), push > 0 else { return nil }
    let extent = extent(of: &row, source: &source)
    if extent > viewport.extent {
      fillTowardsEnd(&placing, to: extent, source: &source)
      push = pushFromBelow(endMarker: end, placing.entries) ?? push
    }
    return pin(row, extent: extent, y: min(0, push - extent), isHeader: true, placing.entries, source: &source)
  }

  /// Where what follows a section begins, or the section ends: it pushes the header out.
  ///
  /// None if that is above the viewport.
  private func pushFromBelow(endMarker: Int, _ entries: [Placing.Entry]) -> Int? {
    let rowsBefore = extents.order.sum(before: endMarker).rows
    guard let first = entries.first else { return nil }
    let firstRank = extents.rank(cursor(first))
    if let next = extents.order.first(in: extents.root, where: { $0.rows > rowsBefore }),
      extents.runs[extents.order[next.link].run].role == .header
    {
      let index = rowsBefore - firstRank
      if index < 0 { return nil }
      return index < entries.count ? entries[index].y : .max / 2
    }
    let index = rowsBefore - 1 - firstRank
    if index < 0 { return nil }
    return index < entries.count ? entries[index].end : .max / 2
  }

  /// The first footer that ends after the viewport's end, pushed out by what precedes its section.
  private mutating func pinFooter<Source: LazySource>(over placing: Placing, source: inout Source) -> Pin? {
    var placing = placing
    let above = placing.entries.last { $0.end <= viewport.extent }
    guard let limit = above ?? placing.entries.first else { return nil }
    let countsItself = above != nil && extents.runs[limit.run].role == .footer
    let footers = extents.order.sum(before: extents.runs[limit.run].link).footers + (countsItself ? 1 : 0)
    guard let found = extents.order.first(in: extents.root, where: { $0.footers > footers }) else { return nil }
    let run = extents.order[found.link].run
    guard let section = extents.runs[run].section, var row = extents.firstRow(ofRun: run) else { return nil }
    let start = extents.runs[extents.sections[section].start].link
    guard var push = pushFromAbove(startMarker: start, placing.entries), push < viewport.extent else { return nil }
    let extent = extent(of: &row, source: &source)
    let y = viewport.extent - extent
    if y < 0 {
      fillTowardsStart(&placing, to: y, source: &source)
      push = pushFromAbove(startMarker: start, placing.entries) ?? push
    }
    return pin(row, extent: extent, y: max(y, push), isHeader: false, placing.entries, source: &source)
  }

  /// Where what precedes a section ends, or the section begins: it pushes the footer out.
  ///
  /// None if that is below the viewport.
  private func pushFromAbove(startMarker: Int, _ entries: [Placing.Entry]) -> Int? {
    let rowsBefore = extents.order.sum(before: startMarker).rows
    guard let first = entries.first else { return nil }
    let firstRank = extents.rank(cursor(first))
    if rowsBefore > 0, let previous = extents.order.first(in: extents.root, where: { $0.rows >= rowsBefore }),
      extents.runs[extents.order[previous.link].run].role == .footer
    {
      let index = rowsBefore - 1 - firstRank
      if index >= entries.count { return nil }
      return index >= 0 ? entries[index].end : .min / 2
    }
    let index = rowsBefore - firstRank
    if index >= entries.count { return nil }
    return index >= 0 ? entries[index].y : .min / 2
  }

  private mutating func pin<Source: LazySource>(
    _ cursor: Cursor, extent: Int, y: Int, isHeader: Bool, _ entries: [Placing.Entry], source: inout Source
  ) -> Pin? {
    let slot = extents.slot(cursor)
    let isInPlace = entries.first { $0.slot == slot }?.y == y
    guard y < viewport.extent, y + extent > 0, !isInPlace else { return nil }
    let known = realize(cursor, source: &source)
    render(known, source: &source)
    let placement = Placement(id: known.id, row: known.row, y: y, extent: extent)
    return Pin(slot: known.slot, placement: placement, isHeader: isHeader)
  }
}
