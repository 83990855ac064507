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
  mutating func add(_ added: ClosedRange<Double>) { self = Spans(joining: ranges + [added]) }

  /// The intervals that some ranges cover together.
  ///
  /// - Complexity: O(ranges · log ranges).
  init(joining ranges: [ClosedRange<Double>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + Tolerance.length {
        if range.upperBound > last.upperBound {
          self.ranges[self.ranges.count - 1] = last.lowerBound...range.upperBound
        }
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// What is left of the intervals beside others.
  ///
  /// - Complexity: O(intervals of both).
  func subtracting(_ other: Spans) -> Spans {
    var left = Spans()
    var first = 0
    for range in ranges {
      while first < other.ranges.count, other.ranges[first].upperBound <= range.lowerBound { first += 1 }
      var piece = Spans(range)
      var next = first
      while next < other.ranges.count, other.ranges[next].lowerBound < range.upperBound, let last = piece.ranges.last {
        // Only the last piece can meet the next range: both go on to the right.
        piece.ranges.removeLast()
        var rest = Spans(last)
        rest.subtract(other.ranges[next])
        piece.ranges += rest.ranges
        next += 1
      }
      left.ranges += piece.ranges
    }
    return left
  }

  /// Whether a range lies within one of the intervals.
  func covers(_ range: ClosedRange<Double>) -> Bool {
    ranges.contains {
      $0.lowerBound - Tolerance.overlap <= range.lowerBound && range.upperBound <= $0.upperBound + Tolerance.overlap
    }
  }
}
