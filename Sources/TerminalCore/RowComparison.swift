/// Compares rows of two surfaces of the same size as memory: a cell is three words without gaps and refers to nothing.
struct RowComparison {
  let old: Surface
  let new: Surface

  private static let wordsPerCell = MemoryLayout<Cell>.stride / MemoryLayout<UInt64>.stride

  /// Whether a row of the new surface looks as a row of the old one.
  func isSame(new row: Int, old other: Int) -> Bool {
    let count = new.size.width * Self.wordsPerCell
    return new.cells.withUnsafeBytes { new in
      old.cells.withUnsafeBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        let stride = count * MemoryLayout<UInt64>.stride
        return Self.areSame(
          (new + row * stride).assumingMemoryBound(to: UInt64.self),
          (old + other * stride).assumingMemoryBound(to: UInt64.self), count: count)
      }
    }
  }

  /// Looks at some words before it decides whether to go on, which the compiler turns into vector operations.
  private static func areSame(_ left: UnsafePointer<UInt64>, _ right: UnsafePointer<UInt64>, count: Int) -> Bool {
    var place = 0
    while place + 12 <= count {
      var difference: UInt64 = 0
      for index in place..<place + 12 { difference |= left[index] ^ right[index] }
      if difference != 0 { return false }
      place += 12
    }
    return (place..<count).allSatisfy { left[$0] == right[$0] }
  }
}
