import TestSupport
import Testing

@testable import Folding

@Suite struct SpansTests {
  /// Hundredths between 0 and 10 that lie in ranges, by their middles.
  private func cells(_ ranges: [ClosedRange<Double>]) -> Set<Int> {
    Set((0..<1000).filter { cell in ranges.contains { $0.contains(Double(cell) / 100 + 0.005) } })
  }

  private func ranges(_ generator: inout SeededGenerator) -> [ClosedRange<Double>] {
    (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      let start = Int.random(in: 0..<999, using: &generator)
      return Double(start) / 100...Double(Int.random(in: start + 1...1000, using: &generator)) / 100
    }
  }

  @Test("Joining and taking away are those of sets", arguments: Array(UInt64(1)...100)) func sets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let first = ranges(&generator)
    let second = ranges(&generator)
    let a = Spans(joining: first)
    let b = Spans(joining: second)
    #expect(cells(a.ranges) == cells(first), "seed \(seed)")
    #expect(cells(a.subtracting(b).ranges) == cells(first).subtracting(cells(second)), "seed \(seed)")
    var added = a
    for range in second { added.add(range) }
    #expect(cells(added.ranges) == cells(first + second), "seed \(seed)")
    for spans in [a, b, added, a.subtracting(b)] {
      #expect(
        zip(spans.ranges, spans.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound + 1e-9 }, "seed \(seed)")
    }
  }
}
