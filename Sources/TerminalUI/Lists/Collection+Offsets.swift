extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Moves the elements at some offsets before another, as `onMove(perform:)` says it; SwiftUI has it for an `IndexSet`.
  ///
  /// - Complexity: O(elements · log(offsets)).
  public mutating func move(fromOffsets source: RangeSet<Int>, toOffset destination: Int) {
    moveSubranges(shifted(source), to: startIndex + destination)
  }

  /// Removes the elements at some offsets, as `onDelete(perform:)` says it; SwiftUI has it for an `IndexSet`.
  ///
  /// - Complexity: O(elements).
  public mutating func remove(atOffsets offsets: RangeSet<Int>) { removeSubranges(shifted(offsets)) }

  private func shifted(_ offsets: RangeSet<Int>) -> RangeSet<Int> {
    RangeSet(offsets.ranges.map { startIndex + $0.lowerBound..<startIndex + $0.upperBound })
  }
}
