import Folding

/// Where the plane of the paper lies on a canvas: as large as fits, in the middle, upright and undistorted.
struct DiagramFit {
  private var scale: Double
  private let aspect: Double
  private let middle: PlanePoint
  private var center: DotPoint

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

  /// The same a little smaller and aside, so that paper fills the cells that its edges run in.
  ///
  /// A rectangle's left side then runs in the first dots of cells, its right and lower side in the last: symmetric paper
  /// is drawn so. What is in view stays on the canvas.
  func snapped(_ paper: Bounds, of view: Bounds, on canvas: DotCanvas) -> DiagramFit {
    let (columns, rows) = (Double(canvas.grain.columns), Double(canvas.grain.rows))
    var fit = self
    let cells = ((paper.width * scale + 1) / columns).rounded(.down)
    if cells >= Self.fewCells { fit.scale = (cells * columns - 1) / paper.width }
    let rect = fit(paper)
    let view = fit(view)
    fit.center.x += Self.shift(
      rect.minX - 0.5, to: columns, first: 0, least: 0.5 - view.minX, most: Double(canvas.width) - 0.5 - view.maxX)
    fit.center.y += Self.shift(
      rect.maxY - 0.5, to: rows, first: rows - 1, least: 0.5 - view.minY, most: Double(canvas.height) - 0.5 - view.maxY)
    return fit
  }

  /// Where paper is no wider than this, making it a fraction of a cell smaller is too much.
  private static let fewCells = 4.0

  /// The least shift that brings a position to `first` or a multiple of `step` from there, or none if there is no room.
  private static func shift(
    _ position: Double, to step: Double, first: Double, least: Double, most: Double
  ) -> Double {
    let below = ((position - first) / step).rounded(.down) * step + first - position
    let shifts = [below, below + step].filter { $0 >= least && $0 <= most }
    return shifts.min { abs($0) < abs($1) } ?? 0
  }
}
