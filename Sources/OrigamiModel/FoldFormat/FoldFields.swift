import StrictJSON

/// What one frame of a FOLD file says itself, before it takes over from its parent.
struct FoldFields {
  let reader: JSONReader
  let title: String?
  let text: String?
  let classes: [String]?
  let inherits: Bool
  let parent: Int?
  /// Nothing stands for a vertex that is as in the parent.
  let vertices: [FoldFrame.Vertex?]?
  let sheetVertices: [FoldFrame.Vertex?]?
  let edges: [[Int]?]?
  let assignments: [FoldFrame.Assignment]?
  let faces: [[Int]?]?
  let orders: [FoldFrame.Order]?
  let heights: [Int]?
  let drawnLines: [FoldFrame.DrawnLine]

  init(_ reader: JSONReader) {
    self.reader = reader
    let object = reader.object()
    title = object.optional("frame_title").flatMap(Self.text)
    let diagrams = object.optional("re:diagrams").map(FoldDiagrams.init)
    text = object.optional("frame_description").flatMap(Self.text) ?? diagrams?.text
    drawnLines = diagrams?.lines ?? []
    classes = object.optional("frame_classes").map { $0.array(Self.text) }
    inherits = object.optional("frame_inherit")?.bool() ?? false
    parent = object.optional("frame_parent")?.int(in: 0...1_000_000)
    vertices = object.optional("vertices_coords").map(Self.vertices)
    sheetVertices = object.optional("origami:vertices_paper").map(Self.vertices)
    edges = object.optional("edges_vertices").map { Self.indices($0, count: 2) }
    let angles = object.optional("edges_foldAngle") ?? object.optional("edges_foldAngles")
    assignments = object.optional("edges_assignment").map { $0.array(Self.assignment) } ?? angles.map(Self.assignments)
    faces = object.optional("faces_vertices").map { Self.indices($0, count: nil) }
    orders = object.optional("faceOrders").map { $0.array(Self.order) }
    heights = object.optional("faces_re:layer").map { $0.array { $0.int() } }
  }

  /// A text, or nothing where something else stands.
  static func text(_ reader: JSONReader) -> String? { reader.kind == .string ? reader.string() : nil }

  static func vertices(_ reader: JSONReader) -> [FoldFrame.Vertex?] {
    (reader.elements() ?? []).map { vertex in
      if vertex.kind == .null { return nil }
      let numbers = (vertex.elements() ?? []).map { $0.double(in: -1e9...1e9) }
      if vertex.kind == .array, numbers.count < 2 { vertex.report(expected: "2 or 3 coordinates") }
      guard numbers.count >= 2 else { return FoldFrame.Vertex(x: 0, y: 0, z: 0) }
      return FoldFrame.Vertex(x: numbers[0], y: numbers[1], z: numbers.count > 2 ? numbers[2] : 0)
    }
  }

  private static func indices(_ reader: JSONReader, count: Int?) -> [[Int]?] {
    (reader.elements() ?? []).map { entry in
      entry.kind == .null ? nil : (entry.elements(count: count) ?? []).map { $0.int(in: 0...10_000_000) }
    }
  }

  private static func assignment(_ reader: JSONReader) -> FoldFrame.Assignment? {
    if reader.kind == .null { return .unassigned }
    let assignment = FoldFrame.Assignment(rawValue: reader.string().uppercased())
    if assignment == nil, reader.kind == .string { reader.report(expected: "one of B, M, V, F, U, C, J") }
    return assignment
  }

  /// Assignments from the angles between faces, in degrees: a valley is positive.
  private static func assignments(_ angles: JSONReader) -> [FoldFrame.Assignment] {
    (angles.elements() ?? []).map { angle in
      if angle.kind == .null { return .unassigned }
      let degrees = angle.double()
      return degrees > 0 ? .valley : degrees < 0 ? .mountain : .flat
    }
  }

  private static func order(_ reader: JSONReader) -> FoldFrame.Order? {
    guard let numbers = reader.elements(count: 3) else { return nil }
    let face = numbers[0].int(in: 0...10_000_000)
    let other = numbers[1].int(in: 0...10_000_000)
    let side = numbers[2].int(in: -1...1)
    return side == 0 ? nil : FoldFrame.Order(face: face, other: other, isOnNormalSide: side > 0)
  }
}
