#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Compares rows of two surfaces of the same size as memory: a cell has no gaps and refers to nothing.
struct RowComparison {
  let old: Surface
  let new: Surface

  /// Whether a row of the new surface looks as a row of the old one.
  func isSame(new row: Int, old other: Int) -> Bool {
    let stride = new.size.width * MemoryLayout<Cell>.stride
    return new.cells.withUnsafeBytes { new in
      old.cells.withUnsafeBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        return memcmp(new + row * stride, old + other * stride, stride) == 0
      }
    }
  }
}
