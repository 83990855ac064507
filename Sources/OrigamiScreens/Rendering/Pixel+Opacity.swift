import Pictures

extension Pixel {
  /// The colour hiding a share of what lies below it, from 0 to 1.
  func hiding(_ share: Double) -> Pixel {
    var pixel = self
    pixel.alpha = UInt8((min(max(share, 0), 1) * Double(alpha)).rounded())
    return pixel
  }
}
