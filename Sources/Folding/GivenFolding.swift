/// A folding that is stated outright, for what folds along several creases at once: a collapse.
public struct GivenFolding: Hashable, Sendable {
  /// The vertices' places on the sheet.
  public let vertices: [PlanePoint]
  /// Where each vertex lies in the plane.
  public let places: [PlanePoint]
  /// The faces' corners as indices of vertices: convex, counterclockwise on the sheet seen from the coloured side.
  public let faces: [[Int]]
  /// Which face lies above which.
  public let layers: LayerOrder

  /// Creates a folding; whether it is one of a sheet is checked when it is used.
  public init(vertices: [PlanePoint], places: [PlanePoint], faces: [[Int]], layers: LayerOrder) {
    self.vertices = vertices
    self.places = places
    self.faces = faces
    self.layers = layers
  }
}

extension FoldedPaper {
  /// The paper in a given folding of its sheet, with the points and folds that have names.
  ///
  /// - Throws: ``FoldingError/notThisSheet(_:)`` with the first thing that is wrong.
  func folded(to given: GivenFolding, fold: Int) throws(FoldingError) -> FoldedPaper {
    guard given.places.count == given.vertices.count else { throw .notThisSheet("not every vertex has two places") }
    guard given.faces.count <= Self.faceLimit else { throw .tooManyFaces(limit: Self.faceLimit) }
    var paper = self
    paper.vertices = given.vertices
    paper.faces = []
    paper.creaseFolds = [:]
    paper.layers = given.layers
    for (index, face) in given.faces.enumerated() {
      guard face.allSatisfy(given.vertices.indices.contains) else {
        throw .notThisSheet("face \(index) has no such vertex")
      }
      let corners = face.map { given.vertices[$0] }
      guard SimplePolygon.convexPieces(of: corners).count == 1, SimplePolygon.doubleArea(of: corners) > 0 else {
        throw .notThisSheet("face \(index) isn't convex and counterclockwise")
      }
      let motion = Isometry.carrying(corners, to: face.map { given.places[$0] }, tolerance: Tolerance.length)
      guard let motion else { throw .notThisSheet("face \(index) isn't a congruent copy of its piece of the sheet") }
      paper.faces.append(Face(corners: face, placement: motion))
    }
    paper.forgetSeparateLayers()
    if let fault = paper.faults().first { throw .notThisSheet(fault.description) }
    for edge in paper.edges where edge.kind == .folded { paper.creaseFolds[edge.ends] = FoldNumbers(fold) }
    return paper
  }

  /// This paper as a folding that could be given.
  public var given: GivenFolding {
    var places = vertices
    for face in faces { for corner in face.corners { places[corner] = face.placement(vertices[corner]) } }
    return GivenFolding(vertices: vertices, places: places, faces: faces.map(\.corners), layers: layers)
  }
}
