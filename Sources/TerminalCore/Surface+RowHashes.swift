extension Surface {
  /// A number for each row that tells whether two rows, of this surface or another as wide, are the same.
  ///
  /// Different rows have the same number once in 2⁶⁴ pairs; the mixing is that of wyhash (Wang Yi 2019).
  ///
  /// - Complexity: O(cells), a few microseconds for a screen.
  var rowHashes: [UInt64] {
    let words = size.width * MemoryLayout<Cell>.stride / 8
    return cells.withUnsafeBytes { bytes in
      (0..<size.height).map { row in
        words == 0 ? 0 : Self.hash(bytes.baseAddress.map { $0 + row * words * 8 }, count: words * 8)
      }
    }
  }

  /// Mixes three words at a time: a cell, which has 24 bytes and no gaps between its parts.
  private static func hash(_ bytes: UnsafeRawPointer?, count: Int) -> UInt64 {
    guard let bytes else { return 0 }
    var even: UInt64 = 0x2D35_8DCC_AA6C_78A5
    var odd: UInt64 = 0x8BB8_4B93_962E_ACC9
    var place = bytes.assumingMemoryBound(to: UInt64.self)
    for _ in 0..<count / 24 {
      let (first, second, third) = (place[0], place[1], place[2])
      place += 3
      even = fold(first ^ even, second ^ 0x4B33_A62E_D433_D4A3)
      odd = fold(third ^ odd, second ^ 0x4D5A_2DA5_1DE1_AA47)
    }
    return fold(even ^ odd, UInt64(count) ^ 0xA076_1D64_78BD_642F)
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
