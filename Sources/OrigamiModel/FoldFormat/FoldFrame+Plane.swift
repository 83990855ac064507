import Folding

extension FoldFrame {
  /// How the frame is seen: where its vertices lie on the screen, and how near.
  ///
  /// The larger extent is scaled to 1. What lies flat in a plane of two axes is seen along the third; what doesn't is
  /// seen from the front, a little from the right and from above (an oblique parallel projection).
  struct Plane {
    private enum Direction { case x, y, z, oblique }

    private(set) var places: [PlanePoint] = []
    /// Toward the viewer.
    private(set) var heights: [Double] = []
    /// The larger extent in the file's own unit.
    let size: Double
    private let direction: Direction
    private var origin = PlanePoint(0, 0)

    init(_ vertices: [Vertex]) {
      let extents = [vertices.map(\.x), vertices.map(\.y), vertices.map(\.z)].map { axis in
        (axis.max() ?? 0) - (axis.min() ?? 0)
      }
      size = extents.max() ?? 0
      let flat = 1e-6 * size
      direction = extents[2] <= flat ? .z : extents[1] <= flat ? .y : extents[0] <= flat ? .x : .oblique
      origin = Bounds(of: vertices.map { seen($0).place }).lower
      places = vertices.map(place)
      heights = vertices.map { seen($0).height * scale }
    }

    /// Whether it is a projection of something that isn't flat.
    var isProjected: Bool { direction == .oblique }

    /// Where a point of the file lies on the screen.
    func place(of vertex: Vertex) -> PlanePoint { (seen(vertex).place - origin) * scale }

    private var scale: Double { size > 0 ? 1 / size : 1 }

    private func seen(_ vertex: Vertex) -> (place: PlanePoint, height: Double) {
      switch direction {
      case .z: (PlanePoint(vertex.x, vertex.y), vertex.z)
      case .y: (PlanePoint(vertex.x, vertex.z), -vertex.y)
      case .x: (PlanePoint(vertex.y, vertex.z), vertex.x)
      case .oblique:
        // z comes toward the viewer, and with it to the left and down.
        (
          PlanePoint(vertex.x - 0.3 * vertex.z, vertex.y - 0.4 * vertex.z),
          vertex.z + 0.3 * vertex.x + 0.4 * vertex.y
        )
      }
    }
  }

  /// How the frame is seen.
  var plane: Plane { Plane(vertices) }
}
