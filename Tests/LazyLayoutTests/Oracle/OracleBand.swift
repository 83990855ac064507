@testable import lazy_scenario

/// A horizontal stack in a row: its columns are of fixed extent, so that its place is a plain offset.
struct OracleBand {
  let total: Int
  private(set) var width: Int
  private(set) var offset = 0

  init(_ spec: NestedSpec, width: Int) {
    total = spec.widths.reduce(0, +) + spec.spacing * max(0, spec.widths.count - 1)
    self.width = width
  }

  private var largestOffset: Int { max(0, total - width) }

  mutating func scroll(by cells: Int) { offset = min(max(0, offset + cells), largestOffset) }

  /// At the end a change of the width keeps the end, anywhere else the first column in view.
  mutating func resize(width: Int) {
    let isAtEnd = offset == largestOffset && offset > 0
    self.width = width
    offset = isAtEnd ? largestOffset : min(offset, largestOffset)
  }
}

extension EagerStack {
  /// Nested stacks are laid out while their row is seen.
  mutating func settleBands() {
    let visible = Set(visible.map(\.id))
    for element in structure.elements where visible.contains(element.id) {
      guard let nested = element.nested else { continue }
      bands[element.id, default: OracleBand(nested, width: width)].resize(width: width)
    }
  }
}
