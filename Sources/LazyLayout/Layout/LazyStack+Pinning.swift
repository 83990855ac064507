/// A header or footer drawn away from its own place.
struct Pin {
  var slot: Int
  var placement: Placement
  var isHeader: Bool
}

extension LazyStack {
  /// The header at the viewport's start and the footer at its end, where they are not in their own place. O(log n).
  mutating func pin<Source: LazySource>(_ entries: [Placing.Entry], source: inout Source) -> [Pin] {
    guard viewport.extent > 0, let first = entries.first, let last = entries.last, !pinned.isEmpty else { return [] }
    var pins: [Pin] = []
    if pinned.contains(.sectionHeaders) {
      let below = entries.first { $0.y >= 0 }
      if let pin = pinHeader(before: below, last: last, entries, source: &source) { pins.append(pin) }
    }
    if pinned.contains(.sectionFooters) {
      let above = entries.last { $0.end <= viewport.extent }
      if let pin = pinFooter(after: above, first: first, entries, source: &source) { pins.append(pin) }
    }
    return pins
  }

  /// The last header that begins before the viewport's start, pushed out by what follows its section.
  private mutating func pinHeader<Source: LazySource>(
    before below: Placing.Entry?, last: Placing.Entry, _ entries: [Placing.Entry], source: inout Source
  ) -> Pin? {
    let limit = below ?? last
    let countsItself = below == nil && extents.runs[limit.cursor.run].role == .header
    let headers = extents.order.sum(before: extents.runs[limit.cursor.run].link).headers + (countsItself ? 1 : 0)
    guard headers > 0, let found = extents.order.first(in: extents.root, where: { $0.headers >= headers }) else {
      return nil
    }
    let run = extents.order[found.link].run
    guard let section = extents.runs[run].section, let row = extents.firstRow(ofRun: run) else { return nil }
    let end = extents.runs[extents.sections[section].end].link
    guard let push = pushFromBelow(endMarker: end, entries) else { return nil }
    return pin(row, isHeader: true, entries, source: &source) { extent in min(0, push - extent) }
  }

  /// Where what follows a section begins, or the section ends: it pushes the header out. None if that is above the viewport.
  private func pushFromBelow(endMarker: Int, _ entries: [Placing.Entry]) -> Int? {
    let rowsBefore = extents.order.sum(before: endMarker).rows
    guard let first = entries.first else { return nil }
    let firstRank = extents.rank(first.cursor)
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
  private mutating func pinFooter<Source: LazySource>(
    after above: Placing.Entry?, first: Placing.Entry, _ entries: [Placing.Entry], source: inout Source
  ) -> Pin? {
    let limit = above ?? first
    let isBefore = above == nil
    let link = extents.runs[limit.cursor.run].link
    let isFooter = extents.runs[limit.cursor.run].role == .footer
    let footers = extents.order.sum(before: link).footers + (isFooter && !isBefore ? 1 : 0)
    guard let found = extents.order.first(in: extents.root, where: { $0.footers > footers }) else { return nil }
    let run = extents.order[found.link].run
    guard let section = extents.runs[run].section, let row = extents.firstRow(ofRun: run) else { return nil }
    let start = extents.runs[extents.sections[section].start].link
    guard let push = pushFromAbove(startMarker: start, entries) else { return nil }
    let bottom = viewport.extent
    return pin(row, isHeader: false, entries, source: &source) { extent in max(bottom - extent, push) }
  }

  /// Where what precedes a section ends, or the section begins: it pushes the footer out. None if that is below the viewport.
  private func pushFromAbove(startMarker: Int, _ entries: [Placing.Entry]) -> Int? {
    let rowsBefore = extents.order.sum(before: startMarker).rows
    guard let first = entries.first else { return nil }
    let firstRank = extents.rank(first.cursor)
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
    _ cursor: Cursor, isHeader: Bool, _ entries: [Placing.Entry], source: inout Source, y place: (Int) -> Int
  ) -> Pin? {
    var cursor = cursor
    let extent = extent(of: &cursor, source: &source)
    let y = place(extent)
    guard y < viewport.extent, y + extent > 0, entries.first(where: { $0.cursor == cursor })?.y != y else { return nil }
    let known = realize(cursor, source: &source)
    render(known, source: &source)
    let placement = Placement(id: known.id, row: known.row, y: y, extent: extent)
    return Pin(slot: known.slot, placement: placement, isHeader: isHeader)
  }
}
