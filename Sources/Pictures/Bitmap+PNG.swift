import CSpng

extension Bitmap {
  /// Whether the bytes begin as a PNG file does.
  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  /// Decodes a PNG file's bytes; its size is checked before memory is taken.
  ///
  /// - Throws: `PictureError` for what is no PNG, too large, truncated or damaged.
  public init(png bytes: [UInt8], limits: PictureLimits = .standard) throws(PictureError) {
    guard Self.isPNG(bytes) else { throw .notAPicture }
    guard let context = spng_ctx_new(0) else { throw .damaged(reason: "no memory") }
    defer { spng_ctx_free(context) }
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
      try Self.decode(UnsafeRawBufferPointer(bytes), in: context, limits: limits)
    }
  }

  private static func decode(
    _ raw: UnsafeRawBufferPointer, in context: OpaquePointer, limits: PictureLimits
  ) throws(PictureError) -> Bitmap {
    try check(spng_set_chunk_limits(context, limits.bytes, limits.bytes))
    try check(spng_set_png_buffer(context, raw.baseAddress, raw.count))
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    let width = Int(header.width)
    let height = Int(header.height)
    try limits.check(width: width, height: height)
    var bitmap = Bitmap(width: width, height: height)
    let status = bitmap.withUnsafeMutablePixels { pixels in
      spng_decode_image(
        context, pixels.baseAddress, pixels.count * MemoryLayout<Pixel>.stride, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
    }
    try check(status)
    return bitmap
  }

  private static func check(_ status: Int32) throws(PictureError) {
    switch status {
    case 0: return
    case Int32(SPNG_EOF.rawValue), SPNG_IO_EOF.rawValue: throw .truncated
    default: throw .damaged(reason: reason(status))
    }
  }

  private static func reason(_ status: Int32) -> String {
    spng_strerror(status).map { String(cString: $0) } ?? "unknown"
  }

  /// The picture as the bytes of a PNG file: RGB if it is opaque, else RGBA.
  ///
  /// - Throws: `PictureError.notEncodable` for a picture without pixels.
  public func pngData() throws(PictureError) -> [UInt8] {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
      throw .notEncodable(reason: "no memory")
    }
    defer { spng_ctx_free(context) }
    let isOpaque = pixels.allSatisfy { $0.alpha == 255 }
    var header = spng_ihdr()
    header.width = UInt32(width)
    header.height = UInt32(height)
    header.bit_depth = 8
    header.color_type = UInt8((isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA).rawValue)
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count * (isOpaque ? 3 : 4))
    for pixel in pixels {
      samples.append(pixel.red)
      samples.append(pixel.green)
      samples.append(pixel.blue)
      if !isOpaque { samples.append(pixel.alpha) }
    }
    // Drawn pictures are flat, and flat colours compress best unfiltered.
    let statuses = [
      spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1),
      spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 9),
      spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_FILTER_CHOICE_NONE.rawValue)),
      spng_set_ihdr(context, &header),
      spng_encode_image(
        context, samples, samples.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue)),
    ]
    if let status = statuses.first(where: { $0 != 0 }) { throw .notEncodable(reason: Self.reason(status)) }
    var count = 0
    var status: Int32 = 0
    guard let data = spng_get_png_buffer(context, &count, &status) else {
      throw .notEncodable(reason: Self.reason(status))
    }
    defer { free(data) }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: count))
  }
}
