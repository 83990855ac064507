import TerminalCore

/// Cells as quadrant blocks: four samples a cell, split into the two groups that are most alike.
enum QuadrantMosaic {
  /// The block that fills the quarters of a mask: bit 0 top left, 1 top right, 2 bottom left, 3 bottom right.
  private static let blocks: [Glyph] = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map { Glyph(scalar: $0, width: 1) }
  /// A split that explains less of the squared difference than this is not worth a second colour.
  private static let leastGain: Int32 = 48

  /// The cells of a picture that has two samples across and two down for each.
  static func surface(of samples: Bitmap) -> Surface {
    let size = Size(width: samples.width / 2, height: samples.height / 2)
    var surface = Surface(size: size)
    samples.pixels.withUnsafeBufferPointer { pixels in
      surface.withUnsafeMutableCells { cells in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let top = y * 2 * samples.width + x * 2
            let bottom = top + samples.width
            cells[y * size.width + x] = cell(pixels[top], pixels[top + 1], pixels[bottom], pixels[bottom + 1])
          }
        }
      }
    }
    return surface
  }

  private static func cell(_ first: Pixel, _ second: Pixel, _ third: Pixel, _ fourth: Pixel) -> Cell {
    var opaque = 0
    if first.alpha >= 128 { opaque |= 1 }
    if second.alpha >= 128 { opaque |= 2 }
    if third.alpha >= 128 { opaque |= 4 }
    if fourth.alpha >= 128 { opaque |= 8 }
    if opaque == 0 { return .blank }
    let colors = (vector(first), vector(second), vector(third), vector(fourth))
    if opaque != 15 {
      let mean = sum(colors, opaque) / Int32(opaque.nonzeroBitCount)
      return Cell(blocks[opaque], style: Style(foreground: color(mean)))
    }
    return split(colors)
  }

  /// The split of the four into two groups with the least squared difference from their means.
  ///
  /// That is the split whose squared sums, each divided by the group's count, add up to the most.
  private static func split(_ colors: Quarters) -> Cell {
    let total = sum(colors, 15)
    let mean = total / 4
    let whole = squared(total) / 4
    var best = 0
    var bestGain = leastGain
    for mask in 1...7 {
      let part = sum(colors, mask)
      let count = Int32(mask.nonzeroBitCount)
      let gain = squared(part) / count + squared(total &- part) / (4 - count) - whole
      if gain > bestGain {
        best = mask
        bestGain = gain
      }
    }
    guard best != 0 else { return Cell(.blank, style: Style(background: color(mean))) }
    let part = sum(colors, best)
    let count = Int32(best.nonzeroBitCount)
    let rest = (total &- part) / (4 - count)
    return Cell(blocks[best], style: Style(foreground: color(part / count), background: color(rest)))
  }

  private typealias Quarters = (SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>, SIMD4<Int32>)

  @inline(__always) private static func vector(_ pixel: Pixel) -> SIMD4<Int32> {
    SIMD4(Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue), 0)
  }

  @inline(__always) private static func sum(_ colors: Quarters, _ mask: Int) -> SIMD4<Int32> {
    var sum = SIMD4<Int32>.zero
    if mask & 1 != 0 { sum &+= colors.0 }
    if mask & 2 != 0 { sum &+= colors.1 }
    if mask & 4 != 0 { sum &+= colors.2 }
    if mask & 8 != 0 { sum &+= colors.3 }
    return sum
  }

  @inline(__always) private static func squared(_ sum: SIMD4<Int32>) -> Int32 { (sum &* sum).wrappedSum() }

  private static func color(_ mean: SIMD4<Int32>) -> Color {
    Color(red: UInt8(clamping: mean.x), green: UInt8(clamping: mean.y), blue: UInt8(clamping: mean.z))
  }
}
