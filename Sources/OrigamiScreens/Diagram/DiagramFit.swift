import Folding

/// Where the plane of the paper lies on a canvas: as large as fits, in the middle, upright and undistorted.
struct DiagramFit {
  private let scale: Double
  private let aspect: Double
  private let middle: PlanePoint
  private let center: DotPoint

  /// Fits a part of the plane into a canvas with a margin in dots on all sides, and so many columns for labels.
  init(_ bounds: Bounds, into canvas: DotCanvas, margin: Double, labels: (left: Int, right: Int) = (0, 0)) {
    aspect = canvas.grain.aspect
    let left = Double(labels.left * canvas.grain.columns)
    let right = Double(labels.right * canvas.grain.columns)
    let across = max(0, Double(canvas.width) - 1 - 2 * margin - left - right)
    let down = max(0, Double(canvas.height) - 1 - 2 * margin) * aspect
    // What has no extent along an axis fits there at any scale.
    let scales = [(across, bounds.width), (down, bounds.height)].filter { $1 > 1e-9 }.map { $0 / $1 }
    let scale = scales.min() ?? 0
    self.scale = scale.isFinite ? scale : 0
    middle = bounds.middle
    center = DotPoint(x: (Double(canvas.width) + left - right) / 2, y: Double(canvas.height) / 2)
  }

  /// Dots along x for one unit of the plane.
  var dotsPerUnit: Double { scale }

  /// Where a point of the plane lies on the canvas.
  func callAsFunction(_ point: PlanePoint) -> DotPoint {
    DotPoint(x: center.x + (point.x - middle.x) * scale, y: center.y - (point.y - middle.y) * scale / aspect)
  }

  /// Where a rectangle of the plane lies on the canvas.
  func callAsFunction(_ bounds: Bounds) -> DotRect {
    let lower = self(bounds.lower)
    let upper = self(bounds.upper)
    return DotRect(minX: lower.x, minY: upper.y, maxX: upper.x, maxY: lower.y)
  }
}
