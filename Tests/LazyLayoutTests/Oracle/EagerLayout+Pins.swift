import LazyLayout

extension EagerLayout {
  /// A row drawn away from its own place.
  struct Pin: Equatable {
    var id: String
    var y: Int
    var extent: Int
  }

  /// The headers and footers drawn away from their own place, as they are pushed out by the sections around.
  func pins(at offset: Int, _ pinned: PinnedViews) -> [Pin] {
    var pins: [Pin] = []
    if pinned.contains(.sectionHeaders),
      let header = rows.lastIndex(where: { $0.role == .header && $0.top < offset })
    {
      let row = rows[header]
      let y = min(0, limit(after: header) - offset - row.extent)
      pins.append(Pin(id: row.id, y: y, extent: row.extent))
    }
    if pinned.contains(.sectionFooters),
      let footer = rows.firstIndex(where: { $0.role == .footer && $0.end > offset + height })
    {
      let row = rows[footer]
      let y = max(height - row.extent, limit(before: footer) - offset)
      pins.append(Pin(id: row.id, y: y, extent: row.extent))
    }
    return pins.filter { pin in
      height > 0 && pin.extent > 0 && pin.y + pin.extent > 0 && pin.y < height
        && row(pin.id).map { $0.top - offset != pin.y } == true
    }
  }

  /// Where the next section's header begins, which pushes this one out; without one, where the section ends.
  private func limit(after header: Int) -> Int {
    let section = rows[header].section
    guard let next = rows[header...].firstIndex(where: { $0.section != section }) else { return total }
    return rows[next].role == .header ? rows[next].top : rows[next - 1].end
  }

  /// Where the footer of the section before ends; without one, where this section begins.
  private func limit(before footer: Int) -> Int {
    let section = rows[footer].section
    guard let previous = rows[...footer].lastIndex(where: { $0.section != section }) else { return 0 }
    return rows[previous].role == .footer ? rows[previous].end : rows[previous + 1].top
  }
}
