/// How much of each pixel a shape covers, found exactly from the signed areas beside its outline's edges.
///
/// Each edge adds, in every row it crosses, the area to its right; the running sum along the row is the coverage.
/// The method is that of Raph Levien's font rasterizer ("Inside the fastest font renderer in the world", 2016).
/// Outlines wound the same way may overlap: more than whole coverage counts as whole.
struct Coverage {
  let width: Int
  let height: Int
  private var sums: [Float]
  private var rows: Range<Int>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // Two more columns, as an edge in the last one also adds to its right.
    sums = Array(repeating: 0, count: (width + 2) * height)
    rows = 0..<0
  }

  /// Adds a closed outline in pixels; what lies outside is cut off.
  mutating func add(_ outline: [PaintPoint]) {
    guard var from = outline.last, outline.count > 2, height > 0 else { return }
    let top = outline.map(\.y).min() ?? 0
    let bottom = outline.map(\.y).max() ?? 0
    guard bottom > 0, top < Double(height), bottom - top < 1e9 else { return }
    let covered = Int(max(top, 0))..<Int(min(bottom.rounded(.up), Double(height)))
    rows = rows.isEmpty ? covered : min(rows.lowerBound, covered.lowerBound)..<max(rows.upperBound, covered.upperBound)
    for point in outline {
      addEdge(from, point)
      from = point
    }
  }

  private mutating func addEdge(_ from: PaintPoint, _ end: PaintPoint) {
    guard from.y != end.y else { return }
    let direction = from.y < end.y ? 1.0 : -1.0
    let (upper, lower) = from.y < end.y ? (from, end) : (end, from)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = max(0, Int(max(upper.y, 0)))
    let last = Int(min(lower.y.rounded(.up), Double(height)))
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
    let start = row * (width + 2)
    let limit = Double(width)
    let (left, right) = (min(max(left, 0), limit), min(max(right, 0), limit))
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

  /// Calls `body` with the index of each pixel that is covered and by how much, up to 1.
  func visitCovered(_ body: (Int, Float) -> Void) {
    for row in rows {
      var sum: Float = 0
      let start = row * (width + 2)
      for column in 0..<width {
        sum += sums[start + column]
        let covered = min(abs(sum), 1)
        if covered > 0.002 { body(row * width + column, covered) }
      }
    }
  }
}
