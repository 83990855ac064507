import Folding

extension FoldFrame {
  /// Where the vertices lie on the screen, how deep, and whether that is a projection of something that isn't flat.
  struct Plane {
    var places: [PlanePoint]
    /// Toward the viewer.
    var heights: [Double]
    let isProjected: Bool
    /// The larger extent in the file's own unit.
    let size: Double
  }

  /// The frame's vertices in the plane, scaled so that the larger extent is 1.
  ///
  /// What lies flat in a plane of two axes is seen from the third; what doesn't is seen from the front, a little from
  /// the right and from above (an oblique parallel projection).
  var plane: Plane {
    let extents = [vertices.map(\.x), vertices.map(\.y), vertices.map(\.z)].map { axis in
      (axis.max() ?? 0) - (axis.min() ?? 0)
    }
    let size = extents.max() ?? 0
    let scale = size > 0 ? 1 / size : 1
    let isThin = extents.map { $0 <= 1e-6 * size }
    let flat: (Vertex) -> (PlanePoint, Double)
    if isThin[2] || size == 0 {
      flat = { (PlanePoint($0.x, $0.y), $0.z) }
    } else if isThin[1] {
      flat = { (PlanePoint($0.x, $0.z), -$0.y) }
    } else if isThin[0] {
      flat = { (PlanePoint($0.y, $0.z), $0.x) }
    } else {
      // z comes toward the viewer, and with it to the left and down.
      flat = { (PlanePoint($0.x - 0.3 * $0.z, $0.y - 0.4 * $0.z), $0.z + 0.3 * $0.x + 0.4 * $0.y) }
    }
    let seen = vertices.map(flat)
    let origin = Bounds(of: seen.map(\.0)).lower
    return Plane(
      places: seen.map { ($0.0 - origin) * scale }, heights: seen.map { $0.1 * scale },
      isProjected: size > 0 && !isThin.contains(true), size: size)
  }
}
