/// Disjoint closed intervals in ascending order: the parts of a segment that are left after covering some.
struct Spans: Sendable {
  private(set) var ranges: [ClosedRange<Double>]

  /// Everything between two positions.
  init(_ whole: ClosedRange<Double>) { ranges = [whole] }

  /// Nothing.
  init() { ranges = [] }

  var isEmpty: Bool { ranges.isEmpty }

  /// Takes a range away; what remains shorter than the tolerance goes with it.
  mutating func subtract(_ taken: ClosedRange<Double>) {
    var left: [ClosedRange<Double>] = []
    left.reserveCapacity(ranges.count + 1)
    for range in ranges {
      if taken.upperBound <= range.lowerBound || taken.lowerBound >= range.upperBound {
        left.append(range)
        continue
      }
      if taken.lowerBound - range.lowerBound > Tolerance.length { left.append(range.lowerBound...taken.lowerBound) }
      if range.upperBound - taken.upperBound > Tolerance.length { left.append(taken.upperBound...range.upperBound) }
    }
    ranges = left
  }

  /// Adds a range, joining what it touches.
  mutating func add(_ added: ClosedRange<Double>) {
    var lower = added.lowerBound
    var upper = added.upperBound
    var apart: [ClosedRange<Double>] = []
    for range in ranges {
      if range.upperBound < lower - Tolerance.length || range.lowerBound > upper + Tolerance.length {
        apart.append(range)
      } else {
        lower = min(lower, range.lowerBound)
        upper = max(upper, range.upperBound)
      }
    }
    apart.append(lower...upper)
    ranges = apart.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a range lies within one of the intervals.
  func covers(_ range: ClosedRange<Double>) -> Bool {
    ranges.contains {
      $0.lowerBound - Tolerance.overlap <= range.lowerBound && range.upperBound <= $0.upperBound + Tolerance.overlap
    }
  }
}
