/// Pictures of cells made larger, smaller or turned, by the nearest cell: exact for colours, a likeness for text.
extension Surface {
  /// The surface scaled about a point of it; only what lies in `limits`, in the surface's coordinates, is made.
  ///
  /// A negative factor mirrors.
  ///
  /// - Complexity: O(cells made).
  func scaled(x: Double, y: Double, anchor: UnitPoint = .center, within limits: Rect) -> CellPatch {
    let center = center(anchor)
    func reach(_ center: Double, _ length: Int, _ factor: Double) -> (Double, Double) {
      let ends = (center - center * factor, center + (Double(length) - center) * factor)
      return (min(ends.0, ends.1), max(ends.0, ends.1))
    }
    let isVisible = x.isFinite && y.isFinite && x != 0 && y != 0
    let columns = isVisible ? reach(center.x, size.width, x) : (0, 0)
    let rows = isVisible ? reach(center.y, size.height, y) : (0, 0)
    let frame = Rect(columns: columns, rows: rows, within: limits)
    return CellPatch(
      frame: frame, of: self, column: { center.x + ($0 - center.x) / x }, row: { center.y + ($0 - center.y) / y })
  }

  /// The surface turned clockwise about a point of it, a cell counting twice as high as wide; only what lies in
  /// `limits`, in the surface's coordinates, is made.
  ///
  /// - Complexity: O(cells made).
  func rotated(by angle: Angle, anchor: UnitPoint = .center, within limits: Rect) -> CellPatch {
    let center = center(anchor)
    let turn = UnitDirection(angle)
    guard turn.cosine.isFinite, turn.sine.isFinite else {
      return CellPatch(frame: bounds.intersection(limits), of: self) { ($0, $1) }
    }
    /// Where a place comes to when it is turned by `sine`'s sign.
    func turned(_ x: Double, _ y: Double, _ sine: Double) -> (x: Double, y: Double) {
      let (dx, dy) = (x - center.x, (y - center.y) * 2)
      return (center.x + dx * turn.cosine - dy * sine, center.y + (dx * sine + dy * turn.cosine) / 2)
    }
    let (width, height) = (Double(size.width), Double(size.height))
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].map { turned($0.0, $0.1, turn.sine) }
    let frame = Rect(
      columns: (corners.reduce(.infinity) { min($0, $1.x) }, corners.reduce(-.infinity) { max($0, $1.x) }),
      rows: (corners.reduce(.infinity) { min($0, $1.y) }, corners.reduce(-.infinity) { max($0, $1.y) }),
      within: limits)
    return CellPatch(frame: frame, of: self) { turned($0, $1, -turn.sine) }
  }

  /// The surface stretched or shrunk to a size.
  ///
  /// - Complexity: O(cells made).
  func resized(to size: Size) -> CellPatch {
    let (width, height) = (Double(self.size.width), Double(self.size.height))
    return CellPatch(frame: Rect(origin: .zero, size: size), of: self) {
      ($0 / Double(size.width) * width, $1 / Double(size.height) * height)
    }
  }

  private func center(_ anchor: UnitPoint) -> (x: Double, y: Double) {
    (anchor.x * Double(size.width), anchor.y * Double(size.height))
  }
}

extension Rect {
  /// The cells of which more than a trace lies between two columns and two rows, as far as they lie in `limits`.
  fileprivate init(columns: (Double, Double), rows: (Double, Double), within limits: Rect) {
    func cells(_ range: (Double, Double), _ first: Int, _ end: Int) -> Range<Int> {
      let start = Int(min(max((range.0 + 1e-6).rounded(.down), Double(first)), Double(end)))
      return start..<max(start, Int(min((range.1 - 1e-6).rounded(.up), Double(end))))
    }
    let x = cells(columns, limits.minX, limits.maxX)
    let y = cells(rows, limits.minY, limits.maxY)
    self.init(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
  }
}
