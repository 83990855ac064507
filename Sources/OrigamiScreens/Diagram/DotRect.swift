/// A rectangle on a canvas in dots.
struct DotRect: Hashable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The rectangle widened to whole cells.
  func wholeCells(of grain: DotCanvas.Grain) -> DotRect {
    let (across, down) = (Double(grain.columns), Double(grain.rows))
    return DotRect(
      minX: (minX / across).rounded(.down) * across, minY: (minY / down).rounded(.down) * down,
      maxX: (maxX / across).rounded(.up) * across, maxY: (maxY / down).rounded(.up) * down)
  }

  /// The centres of the dots in its corners, around it.
  var cornerDots: [DotPoint] {
    let (left, right, top, bottom) = (minX + 0.5, maxX - 0.5, minY + 0.5, maxY - 0.5)
    return [
      DotPoint(x: left, y: top), DotPoint(x: right, y: top), DotPoint(x: right, y: bottom),
      DotPoint(x: left, y: bottom),
    ]
  }

  /// Whether a dot's centre lies inside.
  func contains(x: Int, y: Int) -> Bool {
    Double(x) + 0.5 >= minX && Double(x) + 0.5 <= maxX && Double(y) + 0.5 >= minY && Double(y) + 0.5 <= maxY
  }
}
