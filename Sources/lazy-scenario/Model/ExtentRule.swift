/// How a row's extent follows from the width.
enum ExtentRule {
  case fixed(Int)
  /// Text of so many cells, wrapped, and some lines more.
  case text(Int, plus: Int)
  /// By width: the entry of the greatest width that is not above the present one, else the smallest.
  case table([(width: Int, extent: Int)])

  func extent(atWidth width: Int) -> Int {
    switch self {
    case .fixed(let extent): return extent
    case .text(let cells, let plus):
      let width = max(1, width)
      return max(1, (cells + width - 1) / width) + plus
    case .table(let entries):
      return (entries.last { $0.width <= width } ?? entries.first)?.extent ?? 0
    }
  }
}
