#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Bitmap {
  /// Reads a PNG or JPEG file away from the caller's actor.
  ///
  /// - Parameter sufficientWidth: The width in pixels that is enough, for pictures that can be scaled while decoded.
  /// - Throws: `PictureError`.
  @concurrent public static func read(
    from path: String, sufficientWidth: Int = .max, limits: PictureLimits = .standard
  ) async throws(PictureError) -> Bitmap {
    try Bitmap(contentsOf: path, sufficientWidth: sufficientWidth, limits: limits)
  }

  /// Reads a PNG or JPEG file, whichever it is by its first bytes.
  ///
  /// - Throws: `PictureError`.
  public init(
    contentsOf path: String, sufficientWidth: Int = .max, limits: PictureLimits = .standard
  ) throws(PictureError) {
    let bytes = try Self.bytes(ofFile: path, limit: limits.bytes)
    try self.init(encoded: bytes, sufficientWidth: sufficientWidth, limits: limits)
  }

  /// Decodes the bytes of a PNG or JPEG file, whichever it is by its first bytes.
  ///
  /// - Throws: `PictureError`.
  public init(
    encoded bytes: [UInt8], sufficientWidth: Int = .max, limits: PictureLimits = .standard
  ) throws(PictureError) {
    if Self.isPNG(bytes) {
      try self.init(png: bytes, limits: limits)
    } else if Self.isJPEG(bytes) {
      try self.init(jpeg: bytes, sufficientWidth: sufficientWidth, limits: limits)
    } else {
      throw .notAPicture
    }
  }

  private static func bytes(ofFile path: String, limit: Int) throws(PictureError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw systemError(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw systemError(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .file(path: path, reason: "not a regular file") }
    let size = Int(status.st_size)
    guard size <= limit else { throw .fileTooLarge(path: path, bytes: size, limit: limit) }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let more = bytes.withUnsafeMutableBytes { buffer in
        Self.systemRead(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
      }
      if more < 0 && errno == EINTR { continue }
      guard more >= 0 else { throw systemError(path) }
      if more == 0 { break }
      count += more
    }
    bytes.removeLast(size - count)
    return bytes
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      return Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      return Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func systemError(_ path: String) -> PictureError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
