import CTurboJPEG

extension Bitmap {
  /// Whether the bytes begin as a JPEG file does.
  static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a JPEG file's bytes, turned as its Exif orientation says; a huge one is scaled down while it is decoded.
  ///
  /// - Parameter width: The width in pixels that is enough; the picture is not scaled below it.
  /// - Throws: `PictureError` for what is no JPEG, too large, truncated or damaged.
  public init(
    jpeg bytes: [UInt8], sufficientWidth: Int = .max, limits: PictureLimits = .standard
  ) throws(PictureError) {
    guard Self.isJPEG(bytes) else { throw .notAPicture }
    guard let decoder = tjInitDecompress() else { throw .damaged(reason: "no memory") }
    defer { tjDestroy(decoder) }
    var fullWidth: Int32 = 0
    var fullHeight: Int32 = 0
    var subsampling: Int32 = 0
    var colors: Int32 = 0
    let size = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, size, &fullWidth, &fullHeight, &subsampling, &colors) == 0 else {
      throw Self.failure(of: decoder)
    }
    // A file of nothing but tables is a JPEG without a picture.
    guard fullWidth > 0, fullHeight > 0 else { throw .truncated }
    let divisor = Self.divisor(width: Int(fullWidth), height: Int(fullHeight), enough: sufficientWidth, limits: limits)
    let width = (Int(fullWidth) + divisor - 1) / divisor
    let height = (Int(fullHeight) + divisor - 1) / divisor
    guard Int(fullWidth) * Int(fullHeight) <= limits.pixels * 8 else {
      throw .tooLarge(width: Int(fullWidth), height: Int(fullHeight), limits: limits)
    }
    try limits.check(width: width, height: height)
    var bitmap = Bitmap(width: width, height: height)
    let status = bitmap.withUnsafeMutablePixels { pixels in
      pixels.withMemoryRebound(to: UInt8.self) { samples in
        tjDecompress2(
          decoder, bytes, size, samples.baseAddress, Int32(width), Int32(width * 4), Int32(height),
          Int32(TJPF_RGBA.rawValue), TJFLAG_LIMITSCANS)
      }
    }
    if status != 0 {
      let error = Self.failure(of: decoder)
      // Other warnings, such as stray bytes between markers, leave the picture whole.
      if tjGetErrorCode(decoder) != TJERR_WARNING.rawValue || error == .truncated { throw error }
    }
    self = bitmap.oriented(by: ExifOrientation(jpeg: bytes))
  }

  /// The divisor among 1, 2, 4 and 8, which the decoder can do cheaply, that leaves enough and meets the limits.
  private static func divisor(width: Int, height: Int, enough: Int, limits: PictureLimits) -> Int {
    for divisor in [8, 4, 2] where width / divisor >= enough { return divisor }
    for divisor in [1, 2, 4] {
      let isAllowed = max(width, height) / divisor < limits.side
      if isAllowed && (width / divisor + 1) * (height / divisor + 1) <= limits.pixels { return divisor }
    }
    return 8
  }

  private static func failure(of decoder: tjhandle) -> PictureError {
    let reason = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
    return reason.contains("remature end") ? .truncated : .damaged(reason: reason)
  }
}
