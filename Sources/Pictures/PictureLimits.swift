/// How large a picture may be to be read; checked before memory is taken for it.
public struct PictureLimits: Hashable, Sendable {
  /// The most pixels in a row or a column.
  public var side: Int
  /// The most pixels altogether.
  public var pixels: Int
  /// The most bytes of the file.
  public var bytes: Int

  /// A side of 16,384, 24 million pixels, a file of 64 MiB: more than any camera's picture scaled for a screen.
  public static let standard = PictureLimits(side: 16_384, pixels: 24_000_000, bytes: 64 << 20)

  /// Creates limits.
  public init(side: Int, pixels: Int, bytes: Int) {
    self.side = side
    self.pixels = pixels
    self.bytes = bytes
  }

  /// Throws if a picture of `width` times `height` pixels is larger than allowed.
  func check(width: Int, height: Int) throws(PictureError) {
    let isAllowed = width <= side && height <= side && width.multipliedReportingOverflow(by: height).overflow == false
    guard isAllowed, width * height <= pixels else { throw .tooLarge(width: width, height: height, limits: self) }
  }
}
