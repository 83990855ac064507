extension Surface {
  /// How many cells differ from another surface of the same size.
  func countDifferences(_ other: Surface) -> Int {
    cells.withUnsafeBufferPointer { left in
      other.cells.withUnsafeBufferPointer { right in
        var count = 0
        for index in 0..<min(left.count, right.count) where left[index] != right[index] { count += 1 }
        return count
      }
    }
  }
}
