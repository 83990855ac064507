public import TerminalCore

extension Bitmap {
  /// The largest extent in cells within `size` that keeps the picture's proportions, a cell being twice as high as wide.
  public func cellSize(fitting size: Size) -> Size {
    guard !isEmpty, !size.isEmpty else { return .zero }
    let columns = Double(width)
    let lines = Double(height) / 2
    let factor = min(Double(size.width) / columns, Double(size.height) / lines)
    return Size(
      width: min(size.width, max(1, Int((columns * factor).rounded()))),
      height: min(size.height, max(1, Int((lines * factor).rounded()))))
  }

  /// The picture as cells that fill `size`, as well as the terminal can show it.
  ///
  /// Where the terminal knows Unicode and colours a cell is one of the quadrant blocks in the two colours that fit its
  /// four quarters best; without Unicode it is a space on its mean colour; without colours, a character as dark as it.
  /// Where the picture is clear the terminal's own background shows, unless a background is given.
  /// - Complexity: O(pixels + cells).
  public func surface(
    size: Size, capabilities: TerminalCapabilities = TerminalCapabilities(), over background: Pixel? = nil
  ) -> Surface {
    guard !isEmpty, !size.isEmpty else { return Surface(size: size) }
    let hasBlocks = capabilities.isUnicode && capabilities.colorDepth > .none
    let factor = hasBlocks ? 2 : 1
    var samples = scaled(width: size.width * factor, height: size.height * factor)
    if let background { samples = samples.over(background) }
    if hasBlocks { return QuadrantMosaic.surface(of: samples) }
    return capabilities.colorDepth > .none ? samples.colorFields() : samples.greyscaleText()
  }

  /// A space on its colour for each pixel.
  private func colorFields() -> Surface {
    cells { pixel in
      Cell(.blank, style: Style(background: pixel.alpha < 128 ? .default : Color(pixel)))
    }
  }

  /// A character for each pixel: blank where it is as bright as the picture's rim, denser the more it differs.
  ///
  /// Nobody says whether the terminal is dark or light: what surrounds the subject becomes the empty ground on both.
  private func greyscaleText() -> Surface {
    let ramp = " .:-=+*#%@".unicodeScalars.map { Glyph(scalar: $0, width: 1) }
    let ground = rimLuma
    let contrast = max(24, pixels.lazy.filter { $0.alpha >= 128 }.map { abs($0.luma - ground) }.max() ?? 0)
    return cells { pixel in
      guard pixel.alpha >= 128 else { return .blank }
      let level = abs(pixel.luma - ground) * (ramp.count - 1) * 2 + contrast
      return Cell(ramp[min(level / (contrast * 2), ramp.count - 1)])
    }
  }

  /// The mean brightness of the outermost pixels.
  private var rimLuma: Int {
    var sum = 0
    var count = 0
    for y in 0..<height {
      let isWholeRow = y == 0 || y == height - 1
      for x in stride(from: 0, to: width, by: isWholeRow || width == 1 ? 1 : width - 1) where self[x, y].alpha >= 128 {
        sum += self[x, y].luma
        count += 1
      }
    }
    return count == 0 ? 0 : sum / count
  }

  private func cells(_ cell: (Pixel) -> Cell) -> Surface {
    var surface = Surface(size: Size(width: width, height: height))
    surface.withUnsafeMutableCells { cells in
      for index in cells.indices { cells[index] = cell(pixels[index]) }
    }
    return surface
  }
}

extension Color {
  /// The colour of a pixel, without regard to its opacity.
  public init(_ pixel: Pixel) { self.init(red: pixel.red, green: pixel.green, blue: pixel.blue) }
}
