/// A sheet of paper folded flat: its faces, where each lies, and which lies above which.
///
/// The sheet is cut along creases into convex faces that share vertices. Folding never moves a vertex on the sheet; it
/// composes the motions that carry faces from the sheet to the plane. Crossing an edge between two faces therefore
/// either changes nothing (a flat crease) or mirrors (a fold).
///
/// Invariants, checked by ``faults()``: faces are congruent copies of their pieces, cover the sheet exactly, agree about
/// where shared creases lie, and are stacked so that no face passes through another. Any two faces that overlap have
/// an order, and no others do.
public struct FoldedPaper: Sendable {
  /// The sheet it is folded from.
  public let sheet: Sheet
  /// The corners of all faces, on the sheet.
  public internal(set) var vertices: [PlanePoint]
  /// The flat pieces.
  public internal(set) var faces: [Face]
  /// Which face lies above which.
  public internal(set) var layers = LayerOrder()
  /// The named points, on the sheet; they stay where they are on the paper while it is folded.
  public internal(set) var points: [String: PlanePoint]
  /// The folds so far, by the names that creases are referred to.
  var foldNames = FoldNames()
  /// The folds that made each crease.
  var creaseFolds: [PaperEdge.Ends: FoldNumbers] = [:]
  /// What was done so far, in terms of the plane.
  var history = SharedLog<Deed>()

  /// The most faces a paper may have: far more than paper can be folded to.
  public static let faceLimit = 500

  /// Creates the unfolded sheet.
  public init(_ sheet: Sheet) {
    self.sheet = sheet
    let back = sheet.start.inverse
    let corners = sheet.corners.map { (name: $0.name, place: back($0.place)) }
    points = Dictionary(uniqueKeysWithValues: corners.map { ($0.name, $0.place) })
    vertices = corners.map(\.place)
    let order = sheet.start.isMirrored ? Array(vertices.indices.reversed()) : Array(vertices.indices)
    faces = [Face(corners: order, placement: sheet.start)]
  }

  /// Where a face lies.
  public func polygon(ofFace index: Int) -> ConvexPolygon {
    let face = faces[index]
    let corners = face.corners.map { face.placement(vertices[$0]) }
    return ConvexPolygon(face.placement.isMirrored ? corners.reversed() : corners)
  }

  /// The face's piece of the sheet.
  public func sheetPolygon(ofFace index: Int) -> ConvexPolygon {
    ConvexPolygon(faces[index].corners.map { vertices[$0] })
  }

  /// Where every face lies, in the order of ``faces``.
  public var polygons: [ConvexPolygon] { faces.indices.map { polygon(ofFace: $0) } }

  /// The smallest upright rectangle around the folded paper.
  public var bounds: Bounds { Bounds(of: polygons.lazy.flatMap(\.corners)) }

  /// Every edge once.
  ///
  /// Complexity: O(number of edges).
  public var edges: [PaperEdge] {
    var order: [PaperEdge.Ends] = []
    var sides: [PaperEdge.Ends: (face: Int, start: Int, end: Int, neighbour: Int?)] = [:]
    for (index, face) in faces.enumerated() {
      for (position, start) in face.corners.enumerated() {
        let end = face.corners[(position + 1) % face.corners.count]
        let ends = PaperEdge.Ends(start, end)
        if sides[ends] == nil {
          order.append(ends)
          sides[ends] = (index, start, end, nil)
        } else {
          sides[ends]?.neighbour = index
        }
      }
    }
    return order.compactMap { ends in
      guard let side = sides[ends] else { return nil }
      let kind: PaperEdge.Kind =
        if let neighbour = side.neighbour {
          faces[side.face].placement.isMirrored == faces[neighbour].placement.isMirrored ? .crease : .folded
        } else { .border }
      return PaperEdge(kind: kind, start: side.start, end: side.end, face: side.face, neighbour: side.neighbour)
    }
  }

  /// Where an edge lies.
  public func segment(of edge: PaperEdge) -> PlaneSegment {
    let placement = faces[edge.face].placement
    return PlaneSegment(placement(vertices[edge.start]), placement(vertices[edge.end]))
  }

  /// Where a place on the sheet lies now, or nothing if it is not on the sheet.
  public func place(ofSheetPoint point: PlanePoint) -> PlanePoint? {
    facesHolding(sheetPoint: point).first.map { faces[$0].placement(point) }
  }

  /// Where a named point lies now.
  public func place(of name: String) -> PlanePoint? { points[name].flatMap { place(ofSheetPoint: $0) } }

  /// The faces whose piece of the sheet holds a place; several where it lies on a crease.
  func facesHolding(sheetPoint point: PlanePoint) -> [Int] {
    faces.indices.filter { sheetPolygon(ofFace: $0).contains(point, tolerance: Tolerance.overlap) }
  }

  /// The number of faces when pieces joined by flat creases are counted as one.
  public var flatPieceCount: Int {
    Groups(of: faces.count, joining: edges.compactMap { $0.kind == .crease ? pair($0) : nil }).count
  }

  func pair(_ edge: PaperEdge) -> (Int, Int)? { edge.neighbour.map { (edge.face, $0) } }
}
