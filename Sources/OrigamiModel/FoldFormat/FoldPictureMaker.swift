import Folding

/// Makes the drawing of a frame: its faces in convex pieces, its edges, and what lies above what.
struct FoldPictureMaker {
  /// Two vertices in no order.
  private struct Ends: Hashable {
    let a: Int
    let b: Int

    init(_ a: Int, _ b: Int) { (self.a, self.b) = (min(a, b), max(a, b)) }
  }

  let isCreasePattern: Bool
  private(set) var notes: [String] = []
  private let frame: FoldFrame
  private let plane: FoldFrame.Plane
  private let faces: [[Int]]
  /// The convex pieces of each face, as vertices.
  private var pieces: [(face: Int, vertices: [Int])] = []
  /// The pieces on either side of a pair of vertices.
  private var beside: [Ends: [Int]] = [:]
  /// Whether a face is seen from its front: its vertices run counterclockwise.
  private var isFront: [Bool] = []

  init(_ frame: FoldFrame, _ plane: FoldFrame.Plane) {
    self.frame = frame
    self.plane = plane
    faces = frame.faces.isEmpty ? FoldFrame.faces(between: frame.edges, plane.places) : frame.faces
    for (index, face) in faces.enumerated() {
      let corners = face.map { plane.places[$0] }
      isFront.append(SimplePolygon.doubleArea(of: corners) > 0)
      for piece in SimplePolygon.convexPieces(of: corners) {
        let vertices = piece.map { face[$0] }
        for (a, b) in zip(vertices, vertices.dropFirst() + vertices.prefix(1)) {
          beside[Ends(a, b), default: []].append(pieces.count)
        }
        pieces.append((index, vertices))
      }
    }
    let allSame = !isFront.contains(true) || !isFront.contains(false)
    isCreasePattern =
      frame.classes.contains("creasePattern")
      || (!frame.classes.contains("foldedForm") && !plane.isProjected && allSame && frame.orders.isEmpty)
    if plane.isProjected { notes.append("The model isn't flat; it is shown from the front, right and above.") }
  }

  mutating func drawing() -> PaperDrawing {
    let polygons = pieces.map { piece in ConvexPolygon(counterclockwise: piece.vertices.map { plane.places[$0] }) }
    let facesDrawn = zip(pieces, polygons).map { piece, polygon in
      // A crease pattern shows its own side, however its vertices run.
      PaperDrawing.Face(polygon, showing: isCreasePattern || isFront[piece.face] ? .coloured : .white)
    }
    let layers = isCreasePattern ? LayerOrder() : self.layers(polygons)
    if layers == nil { notes.append("The order of the layers isn't known; they are shown translucent.") }
    let edges = edges() + drawnLines
    if pieces.isEmpty, edges.isEmpty { notes.append("There are neither faces nor edges to draw.") }
    return PaperDrawing(
      faces: facesDrawn, edges: edges, layers: layers ?? LayerOrder(), hasKnownLayers: layers != nil)
  }

  /// The edges the frame lists, or else the borders of its faces.
  private func edges() -> [PaperDrawing.Edge] {
    var listed = listedEdges
    if listed.isEmpty {
      var known: Set<Ends> = []
      for face in faces {
        for (a, b) in zip(face, face.dropFirst() + face.prefix(1)) where known.insert(Ends(a, b)).inserted {
          listed.append((Ends(a, b), .unassigned))
        }
      }
    }
    return listed.compactMap { ends, assignment in
      guard assignment != .join else { return nil }
      let faces = beside[ends] ?? []
      let segment = PlaneSegment(plane.places[ends.a], plane.places[ends.b])
      let kind = kind(of: assignment, beside: faces)
      return PaperDrawing.Edge(
        kind, segment, faces: Array(faces.prefix(2)), assignment: isCreasePattern ? assignment.crease : nil)
    }
  }

  /// The fold lines that the file draws onto the paper.
  private var drawnLines: [PaperDrawing.Edge] {
    frame.drawnLines.map { line in
      let segment = PlaneSegment(plane.place(of: line.start), plane.place(of: line.end))
      return PaperDrawing.Edge(.crease, segment, faces: [], assignment: line.assignment.crease)
    }
  }

  private func kind(of assignment: FoldFrame.Assignment, beside pieces: [Int]) -> PaperEdge.Kind {
    if assignment == .border || assignment == .cut { return .border }
    if pieces.count == 1, assignment == .unassigned { return .border }
    guard !isCreasePattern else { return .crease }
    guard pieces.count >= 2 else { return assignment == .flat ? .crease : .folded }
    let fronts = pieces.prefix(2).map { isFront[self.pieces[$0].face] }
    return fronts[0] != fronts[1] || plane.isProjected ? .folded : .crease
  }

  private var listedEdges: [(ends: Ends, assignment: FoldFrame.Assignment)] {
    frame.edges.enumerated().compactMap { index, edge in
      guard edge.count == 2 else { return nil }
      return (Ends(edge[0], edge[1]), index < frame.assignments.count ? frame.assignments[index] : .unassigned)
    }
  }

  // MARK: Layers

  /// The most faces for which layers are inferred.
  private static let inferenceLimit = 400

  /// The order of all pieces that overlap, or nothing if the file doesn't tell it and it doesn't follow.
  private func layers(_ polygons: [ConvexPolygon]) -> LayerOrder? {
    let search = OverlapSearch(polygons)
    guard let overlaps = search.pairs(where: { pieces[$0].face != pieces[$1].face }) else { return nil }
    if plane.isProjected { return LayerOrder(overlaps, height: height) }
    let told = toldLayers(overlaps)
    if overlaps.allSatisfy({ told.relates($0, $1) }) { return told }
    guard pieces.count == faces.count, pieces.count <= Self.inferenceLimit else { return nil }
    return inferredLayers(polygons, from: told)
  }

  /// What the file tells of the order of overlapping pieces: orders of faces, or else their heights.
  private func toldLayers(_ overlaps: [(Int, Int)]) -> LayerOrder {
    if frame.orders.isEmpty, frame.heights.count >= faces.count {
      return LayerOrder(overlaps) { Double(frame.heights[pieces[$0].face]) }
    }
    var told = LayerOrder()
    for order in frame.orders where faces.indices.contains(order.face) && faces.indices.contains(order.other) {
      let isAbove = order.isOnNormalSide == isFront[order.other]
      told.place(isAbove ? order.face : order.other, above: isAbove ? order.other : order.face)
    }
    var layers = LayerOrder()
    for (a, b) in overlaps {
      let (face, other) = (pieces[a].face, pieces[b].face)
      if told.isAbove(face, other) { layers.place(a, above: b) }
      if told.isAbove(other, face) { layers.place(b, above: a) }
    }
    return layers
  }

  /// The order that follows from the part of it that is told, and from mountains and valleys, if one does.
  private func inferredLayers(_ polygons: [ConvexPolygon], from told: LayerOrder) -> LayerOrder? {
    var known = told
    var joints: [LayerRules.Joint] = []
    for (ends, assignment) in listedEdges where assignment != .cut {
      guard let faces = beside[ends], faces.count == 2 else { continue }
      let isFolded = isFront[pieces[faces[0]].face] != isFront[pieces[faces[1]].face]
      let segment = PlaneSegment(plane.places[ends.a], plane.places[ends.b])
      joints.append(LayerRules.Joint(faces[0], faces[1], at: segment, isFolded: isFolded))
      guard isFolded, assignment == .valley || assignment == .mountain, !told.relates(faces[0], faces[1]) else {
        continue
      }
      let isSecondAbove = (assignment == .valley) == isFront[pieces[faces[0]].face]
      known.place(isSecondAbove ? faces[1] : faces[0], above: isSecondAbove ? faces[0] : faces[1])
    }
    return LayerRules(polygons: polygons, joints: joints).order(from: known)
  }

  private func height(of piece: Int) -> Double {
    let vertices = pieces[piece].vertices
    return vertices.reduce(0) { $0 + plane.heights[$1] } / Double(max(vertices.count, 1))
  }
}

extension LayerOrder {
  /// The order of some pairs of faces by their heights; of two at one height the first lies above.
  fileprivate init(_ pairs: [(Int, Int)], height: (Int) -> Double) {
    self.init()
    for (a, b) in pairs {
      if height(a) >= height(b) { place(a, above: b) } else { place(b, above: a) }
    }
  }
}

extension FoldFrame.Assignment {
  /// The assignment as a crease pattern is drawn by it; borders have none.
  fileprivate var crease: CreaseAssignment? {
    switch self {
    case .border, .join: nil
    case .valley: .valley
    case .mountain: .mountain
    case .flat: .flat
    case .unassigned: .unassigned
    case .cut: .cut
    }
  }
}
