extension Bitmap {
  /// The picture at another size, each new pixel the average of the area it covers in the old one.
  ///
  /// Colours are weighted by their opacity, so that clear pixels lend none.
  /// - Complexity: O(pixels of both).
  public func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width && newHeight == height { return self }
    var result = Bitmap(width: newWidth, height: newHeight)
    guard !isEmpty, !result.isEmpty else { return result }
    let columns = Self.spans(from: width, to: result.width)
    let rows = Self.spans(from: height, to: result.height)
    let source = width
    let isOpaque = pixels.reduce(UInt8.max) { $0 & $1.alpha } == .max
    pixels.withUnsafeBufferPointer { pixels in
      result.withUnsafeMutablePixels { target in
        var line = [SIMD4<Float>](repeating: .zero, count: source)
        var index = 0
        for row in rows {
          for x in 0..<source { line[x] = .zero }
          row.visit { y, weight in
            let pixels = UnsafeBufferPointer(rebasing: pixels[y * source..<(y + 1) * source])
            if isOpaque { Self.add(pixels, weight, to: &line) } else { Self.addBlended(pixels, weight, to: &line) }
          }
          for column in columns {
            var sum = SIMD4<Float>.zero
            column.visit { x, weight in sum += weight * line[x] }
            target[index] = Self.pixel(sum)
            index += 1
          }
        }
      }
    }
    return result
  }

  /// Adds a row of opaque pixels, component by component, which the compiler turns into vector operations.
  private static func add(_ pixels: UnsafeBufferPointer<Pixel>, _ weight: Float, to line: inout [SIMD4<Float>]) {
    let components = UnsafeRawBufferPointer(pixels)
    line.withUnsafeMutableBytes { line in
      line.withMemoryRebound(to: Float.self) { line in
        for index in 0..<min(line.count, components.count) { line[index] += weight * Float(components[index]) }
      }
    }
  }

  /// Adds a row of pixels that may be clear.
  private static func addBlended(_ pixels: UnsafeBufferPointer<Pixel>, _ weight: Float, to line: inout [SIMD4<Float>]) {
    for x in pixels.indices { line[x] += weight * premultiplied(pixels[x]) }
  }

  private static func premultiplied(_ pixel: Pixel) -> SIMD4<Float> {
    let alpha = Float(pixel.alpha)
    var color = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 255) * (alpha / 255)
    color.w = alpha
    return color
  }

  private static func pixel(_ sum: SIMD4<Float>) -> Pixel {
    guard sum.w > 0 else { return .clear }
    let color = sum * (255 / sum.w)
    func component(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
    return Pixel(
      red: component(color.x), green: component(color.y), blue: component(color.z), alpha: component(sum.w))
  }

  /// What one new pixel covers of the old ones along an axis: first and last in part, those between wholly.
  private struct Span {
    var first: Int
    var last: Int
    var firstWeight: Float
    var weight: Float
    var lastWeight: Float

    @inline(__always) func visit(_ body: (Int, Float) -> Void) {
      body(first, firstWeight)
      if last == first { return }
      for index in first + 1..<last { body(index, weight) }
      body(last, lastWeight)
    }
  }

  private static func spans(from old: Int, to new: Int) -> [Span] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      let start = Double(index) * step
      let end = min(start + step, Double(old))
      let first = min(Int(start), old - 1)
      let last = min(Int(end.rounded(.up)) - 1, old - 1)
      if last <= first { return Span(first: first, last: first, firstWeight: 1, weight: 0, lastWeight: 0) }
      return Span(
        first: first, last: last, firstWeight: Float((Double(first + 1) - start) / step), weight: Float(1 / step),
        lastWeight: Float((end - Double(last)) / step))
    }
  }
}
