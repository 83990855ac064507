/// A picture in memory: rows of pixels from the top, as a value.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row.
  public private(set) var pixels: [Pixel]

  /// Creates a picture of one colour; a negative extent counts as 0.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: pixel, count: self.width * self.height)
  }

  /// Creates a picture of given pixels, of which there must be `width` times `height`.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height, "as many pixels as the extent tells")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether there is no pixel in it.
  public var isEmpty: Bool { pixels.isEmpty }

  /// The pixel in column `x` of row `y`, which must lie inside.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel inside the picture")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel inside the picture")
      pixels[y * width + x] = newValue
    }
  }

  /// The picture laid over an opaque background.
  public func over(_ background: Pixel) -> Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map { $0.over(background) })
  }

  /// Calls `body` with the memory of all pixels, row by row.
  mutating func withUnsafeMutablePixels<Result>(_ body: (UnsafeMutableBufferPointer<Pixel>) -> Result) -> Result {
    pixels.withUnsafeMutableBufferPointer { body($0) }
  }
}
