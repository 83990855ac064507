import LazyLayout

@testable import lazy_scenario

extension EagerStack {
  /// The view goes to a row.
  mutating func scroll(to spec: ScrollToSpec) -> Outcome {
    let start = offset
    forget()
    guard let row = row(for: spec.id) else {
      hasLostTarget = true
      return .anywhere
    }
    target = row.id
    if spec.play != nil {
      isAnimating = true
      return .anywhere
    }
    let free = freeLines(for: row)
    let isCrowded = free.count < height && (free.isEmpty || spec.at != .top && free.count < row.extent)
    let isNowhere = spec.at == .nearest && row.extent == 0
    guard let start, height > 0, !isCrowded, !isNowhere else { return .anywhere }
    return .oneOf(places(of: row, spec.at, in: free, from: start).map { layout.clamp(row.top - $0) })
  }

  /// The first row of an element; of one without rows the next.
  private func row(for id: String) -> EagerLayout.Row? {
    var isFound = false
    for element in structure.elements {
      isFound = isFound || element.id == id
      if isFound, let first = element.rows.first { return layout.row(first.id) }
    }
    return nil
  }

  /// The lines in which the row may begin, below the pinned header of its section and above the footer.
  private func places(
    of row: EagerLayout.Row, _ alignment: ScrollToSpec.Alignment, in free: Range<Int>, from offset: Int
  ) -> [Int] {
    let top = free.lowerBound
    let bottom = free.upperBound - row.extent
    switch alignment {
    case .top: return [top]
    case .bottom: return [bottom]
    case .center:
      let middles = middles(of: row, 0..<height)
      return middles + middles.map { max(top, min(bottom, $0)) } + self.middles(of: row, free)
    case .nearest:
      if row.extent > free.count { return [top] }
      let y = row.top - offset
      return [y < top ? top : y > bottom ? bottom : y]
    }
  }

  private func middles(of row: EagerLayout.Row, _ lines: Range<Int>) -> [Int] {
    let twice = lines.lowerBound + lines.upperBound - row.extent
    return [twice >> 1, (twice + 1) >> 1]
  }

  private func freeLines(for row: EagerLayout.Row) -> Range<Int> {
    func extent(_ role: OracleElement.Role) -> Int {
      guard row.role != role, let section = row.section else { return 0 }
      return layout.rows.first { $0.section == section && $0.role == role }?.extent ?? 0
    }
    let top = min(height, pinned.contains(.sectionHeaders) ? extent(.header) : 0)
    let bottom = pinned.contains(.sectionFooters) ? extent(.footer) : 0
    return top..<max(top, height - bottom)
  }
}
