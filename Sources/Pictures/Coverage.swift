/// How much of each pixel a shape covers, found exactly from the signed areas beside its outline's edges.
///
/// Each edge adds, in every row it crosses, the area to its right; the running sum along the row is the coverage.
/// The method is that of Raph Levien's font rasterizer ("Inside the fastest font renderer in the world", 2016).
/// Outlines wound the same way may overlap: more than whole coverage counts as whole.
struct Coverage {
  /// The columns and rows of the picture that are looked at.
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Row by row, with two more columns, as an edge in the last one also adds to its right.
  private var sums: [Float]
  private let stride: Int

  /// Looks at the part of a picture of `width` times `height` pixels that the shapes reach.
  init(of shapes: [[PaintPoint]], width: Int, height: Int) {
    columns = Self.reach(of: shapes, \.x, within: width)
    rows = Self.reach(of: shapes, \.y, within: height)
    stride = columns.count + 2
    sums = Array(repeating: 0, count: rows.isEmpty || columns.isEmpty ? 0 : stride * rows.count)
    guard !sums.isEmpty else { return }
    for shape in shapes {
      var from = shape[shape.count - 1]
      for point in shape {
        addEdge(from, point)
        from = point
      }
    }
  }

  private static func reach(
    of shapes: [[PaintPoint]], _ axis: KeyPath<PaintPoint, Double>, within extent: Int
  ) -> Range<Int> {
    var lower = Double(extent)
    var upper = 0.0
    for point in shapes.joined() {
      lower = min(lower, point[keyPath: axis])
      upper = max(upper, point[keyPath: axis])
    }
    let first = Int(max(lower, 0))
    return first..<max(first, Int(min(upper.rounded(.up), Double(extent))))
  }

  private mutating func addEdge(_ from: PaintPoint, _ end: PaintPoint) {
    guard from.y != end.y else { return }
    let direction = from.y < end.y ? 1.0 : -1.0
    let (upper, lower) = from.y < end.y ? (from, end) : (end, from)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = Int(max(upper.y, Double(rows.lowerBound)))
    let last = Int(min(lower.y.rounded(.up), Double(rows.upperBound)))
    guard first < last else { return }
    for row in first..<last {
      let start = max(upper.y, Double(row))
      let stop = min(lower.y, Double(row + 1))
      guard stop > start else { continue }
      let startX = upper.x + slope * (start - upper.y)
      let stopX = upper.x + slope * (stop - upper.y)
      addPiece(from: min(startX, stopX), to: max(startX, stopX), height: direction * (stop - start), row: row)
    }
  }

  /// Adds a piece of an edge within one row, from `left` to `right`, of signed `height`.
  private mutating func addPiece(from left: Double, to right: Double, height: Double, row: Int) {
    let start = (row - rows.lowerBound) * stride
    let limit = Double(columns.count)
    let shift = Double(columns.lowerBound)
    let (left, right) = (min(max(left - shift, 0), limit), min(max(right - shift, 0), limit))
    let firstColumn = Int(left)
    let lastColumn = max(firstColumn, Int(right.rounded(.up)) - 1)
    var before = 0.0
    for column in firstColumn...lastColumn {
      // The share of the piece that lies left of this column's right side, and the area it leaves to its right there.
      let reached = right > left ? min(1, (Double(column + 1) - left) / (right - left)) : 1
      let inside = reached - before
      let middle = right > left ? left + (right - left) * (before + reached) / 2 : left
      let area = inside * (Double(column + 1) - middle) * height
      sums[start + column] += Float(area)
      sums[start + column + 1] += Float(inside * height - area)
      before = reached
    }
  }

  /// Calls `body` with the column and row of each pixel that is covered and by how much, up to 1.
  func visitCovered(_ body: (Int, Int, Float) -> Void) {
    guard !sums.isEmpty else { return }
    for (line, row) in rows.enumerated() {
      var sum: Float = 0
      for (offset, column) in columns.enumerated() {
        sum += sums[line * stride + offset]
        let covered = min(abs(sum), 1)
        if covered > 0.002 { body(column, row, covered) }
      }
    }
  }
}
