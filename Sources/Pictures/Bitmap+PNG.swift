import CSpng

extension Bitmap {
  /// Whether the bytes begin as a PNG file does.
  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  /// Decodes a PNG file's bytes; its size is checked before memory is taken.
  ///
  /// - Parameter sufficientWidth: The width in pixels that is enough: an opaque picture of a multiple of it is reduced row
  ///   by row while it is decoded, which takes a fraction of the memory.
  /// - Throws: `PictureError` for what is no PNG, too large, truncated or damaged.
  public init(
    png bytes: [UInt8], sufficientWidth: Int = .max, limits: PictureLimits = .standard
  ) throws(PictureError) {
    guard Self.isPNG(bytes) else { throw .notAPicture }
    guard let context = spng_ctx_new(0) else { throw .damaged(reason: "no memory") }
    defer { spng_ctx_free(context) }
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError) in
      try Self.decode(UnsafeRawBufferPointer(bytes), in: context, enough: max(1, sufficientWidth), limits: limits)
    }
  }

  private static func decode(
    _ raw: UnsafeRawBufferPointer, in context: OpaquePointer, enough: Int, limits: PictureLimits
  ) throws(PictureError) -> Bitmap {
    try check(spng_set_chunk_limits(context, limits.bytes, limits.bytes))
    try check(spng_set_png_buffer(context, raw.baseAddress, raw.count))
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    let width = Int(header.width)
    let height = Int(header.height)
    try limits.check(width: width, height: height)
    if width / enough > 1, header.interlace_method == 0, isOpaque(header, context) {
      return try decode(context, width: width, height: height, by: min(width / enough, 255))
    }
    var bitmap = Bitmap(width: width, height: height)
    let status = bitmap.withUnsafeMutablePixels { pixels in
      spng_decode_image(
        context, pixels.baseAddress, pixels.count * MemoryLayout<Pixel>.stride, Int32(SPNG_FMT_RGBA8.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
    }
    try check(status)
    return bitmap
  }

  private static func isOpaque(_ header: spng_ihdr, _ context: OpaquePointer) -> Bool {
    var clear = spng_trns()
    let hasAlpha = ![SPNG_COLOR_TYPE_GRAYSCALE, SPNG_COLOR_TYPE_TRUECOLOR].map { UInt8($0.rawValue) }
      .contains(header.color_type)
    return !hasAlpha && spng_get_trns(context, &clear) != 0
  }

  /// Decodes an opaque picture, of each square of `divisor` pixels the mean.
  private static func decode(
    _ context: OpaquePointer, width: Int, height: Int, by divisor: Int
  ) throws(PictureError) -> Bitmap {
    let flags = SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue
    try check(spng_decode_image(context, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue), Int32(flags)))
    let columns = (width + divisor - 1) / divisor
    var result: [Pixel] = []
    result.reserveCapacity(columns * ((height + divisor - 1) / divisor))
    var row = [UInt8](repeating: 0, count: width * 4)
    // At most 255 rows of at most 255 each.
    var sums = [UInt16](repeating: 0, count: width * 4)
    for y in 0..<height {
      let status = spng_decode_row(context, &row, row.count)
      if status != SPNG_EOI.rawValue { try check(status) }
      add(row, to: &sums)
      guard (y + 1).isMultiple(of: divisor) || y + 1 == height else { continue }
      for start in stride(from: 0, to: width, by: divisor) {
        let end = min(start + divisor, width)
        var sum = SIMD4<UInt32>.zero
        for x in start..<end {
          sum &+= SIMD4(UInt32(sums[x * 4]), UInt32(sums[x * 4 + 1]), UInt32(sums[x * 4 + 2]), 0)
        }
        let count = UInt32((end - start) * (y % divisor + 1))
        let mean = (sum &+ count / 2) / count
        result.append(Pixel(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z)))
      }
      for index in sums.indices { sums[index] = 0 }
    }
    return Bitmap(width: columns, height: (height + divisor - 1) / divisor, pixels: result)
  }

  private static func add(_ row: [UInt8], to sums: inout [UInt16]) {
    sums.withUnsafeMutableBufferPointer { sums in
      row.withUnsafeBufferPointer { row in
        for index in 0..<min(sums.count, row.count) { sums[index] &+= UInt16(row[index]) }
      }
    }
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
