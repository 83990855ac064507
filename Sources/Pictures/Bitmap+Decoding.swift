extension Bitmap {
  /// Decodes the bytes of a PNG or JPEG file, whichever it is by its first bytes.
  ///
  /// - Parameter sufficientWidth: The width in pixels that is enough, for pictures that can be scaled while decoded.
  /// - Throws: `PictureError`.
  public init(
    encoded bytes: [UInt8], sufficientWidth: Int = .max, limits: PictureLimits = .standard
  ) throws(PictureError) {
    if Self.isPNG(bytes) {
      try self.init(png: bytes, sufficientWidth: sufficientWidth, limits: limits)
    } else if Self.isJPEG(bytes) {
      try self.init(jpeg: bytes, sufficientWidth: sufficientWidth, limits: limits)
    } else {
      throw .notAPicture
    }
  }
}
