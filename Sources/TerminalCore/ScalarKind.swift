/// How a scalar takes part in what cells show; the same in every locale.
enum ScalarKind: UInt32 {
  /// Never sent as it is: control characters, surrogates, what Unicode has not assigned.
  case replaced
  /// One column.
  case narrow
  /// Two columns.
  case wide
  /// Drawn over the scalar before it.
  case mark
  /// Shows nothing: joiners, variation selectors, directional marks, soft hyphens.
  case ignored
  /// A picture one column wide, which joiners may combine with others.
  case narrowPictograph
  /// A picture two columns wide.
  case widePictograph
  /// A skin tone: part of the picture before it, or a picture itself.
  case modifier

  /// The kind of `scalar`.
  ///
  /// - Complexity: O(1) for ASCII and the common letters and signs, else O(log runs of the table).
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1..<0xA9, 0xAF..<0x300, 0x2500..<0x25AA, 0x2800..<0x2900: self = .narrow
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .wide
    default: self = Self.lookUp(scalar.value)
    }
  }

  private static func lookUp(_ value: UInt32) -> ScalarKind {
    runs.withUnsafeBufferPointer { runs in
      let key = value << 3 | 7
      var low = 0
      var high = runs.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle] <= key { low = middle } else { high = middle }
      }
      return ScalarKind(rawValue: runs[low] & 7) ?? .replaced
    }
  }
}
