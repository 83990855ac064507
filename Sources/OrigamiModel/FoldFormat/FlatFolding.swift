import Folding

/// Folds a crease pattern flat where its folded shape follows from the pattern.
///
/// Crossing a mountain or a valley crease mirrors, crossing any other edge changes nothing; going on from face to face
/// gives every face's place, if all ways around a vertex agree. The order of layers is left to whoever draws it.
struct FlatFolding {
  private struct Joint {
    let faces: (Int, Int)
    let vertices: (Int, Int)
    let assignment: FoldFrame.Assignment

    var isFolded: Bool { assignment == .mountain || assignment == .valley }
  }

  /// The folded frame of a crease pattern, or nothing if it has no folds or doesn't fold flat.
  static func folded(_ frame: FoldFrame) -> FoldFrame? {
    let plane = frame.plane
    guard !plane.isProjected, frame.assignments.contains(where: { $0 == .mountain || $0 == .valley }) else {
      return nil
    }
    let found = frame.faces.isEmpty ? FoldFrame.faces(between: frame.edges, plane.places) : frame.faces
    // Counterclockwise, so that all normals point to the viewer.
    let faces = found.map { face in
      SimplePolygon.doubleArea(of: face.map { plane.places[$0] }) < 0 ? face.reversed() : face
    }
    let joints = joints(of: frame, faces)
    guard let motions = motions(faces, joints, plane.places) else { return nil }
    var folded = frame
    folded.classes = ["foldedForm"]
    folded.faces = faces
    folded.heights = []
    folded.orders = []
    folded.drawnLines = []
    var places: [Int: PlanePoint] = [:]
    for (face, motion) in zip(faces, motions) {
      for vertex in face { places[vertex] = motion(plane.places[vertex]) }
    }
    // Lines that bound no face are no part of the paper; what is left of them must not widen the picture.
    guard let somewhere = faces.first?.first else { return nil }
    let meant = frame.vertices.indices.map { places[$0] == nil ? somewhere : $0 }
    // In the pattern's own unit, which the plane isn't in.
    func vertex(_ place: PlanePoint) -> FoldFrame.Vertex {
      FoldFrame.Vertex(x: place.x * plane.size, y: place.y * plane.size, z: 0)
    }
    folded.vertices = meant.compactMap { places[$0].map(vertex) }
    folded.sheetVertices = meant.map { vertex(plane.places[$0]) }
    let kept = frame.edges.indices.filter { frame.edges[$0].allSatisfy { places[$0] != nil } }
    folded.edges = kept.map { frame.edges[$0] }
    folded.assignments = kept.compactMap { frame.assignments.indices.contains($0) ? frame.assignments[$0] : nil }
    return folded
  }

  private static func joints(of frame: FoldFrame, _ faces: [[Int]]) -> [Joint] {
    var assignments: [[Int]: FoldFrame.Assignment] = [:]
    for (index, edge) in frame.edges.enumerated() where edge.count == 2 && index < frame.assignments.count {
      assignments[edge.sorted()] = frame.assignments[index]
    }
    var first: [[Int]: Int] = [:]
    var joints: [Joint] = []
    for (index, face) in faces.enumerated() {
      for (a, b) in zip(face, face.dropFirst() + face.prefix(1)) {
        let ends = [a, b].sorted()
        guard let other = first[ends] else {
          first[ends] = index
          continue
        }
        let assignment = assignments[ends] ?? .unassigned
        if assignment != .cut { joints.append(Joint(faces: (other, index), vertices: (a, b), assignment: assignment)) }
      }
    }
    return joints
  }

  private static func motions(_ faces: [[Int]], _ joints: [Joint], _ places: [PlanePoint]) -> [Isometry]? {
    var around = [[Joint]](repeating: [], count: faces.count)
    for joint in joints {
      around[joint.faces.0].append(joint)
      around[joint.faces.1].append(joint)
    }
    var motions = [Isometry?](repeating: nil, count: faces.count)
    for start in faces.indices where motions[start] == nil {
      motions[start] = .identity
      var waiting = [start]
      while let face = waiting.popLast() {
        guard let motion = motions[face] else { continue }
        for joint in around[face] {
          let other = joint.faces.0 == face ? joint.faces.1 : joint.faces.0
          var next = motion
          if joint.isFolded {
            guard let line = PlaneLine(from: places[joint.vertices.0], to: places[joint.vertices.1]) else { return nil }
            next = motion.after(.reflection(over: line))
          }
          if let known = motions[other] {
            let agree = faces[other].allSatisfy { known(places[$0]).distance(to: next(places[$0])) < 1e-5 }
            if !agree { return nil }
          } else {
            motions[other] = next
            waiting.append(other)
          }
        }
      }
    }
    return motions.compactMap { $0 }
  }
}
