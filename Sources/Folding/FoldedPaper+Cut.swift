extension FoldedPaper {
  /// Marks a crease along a line in the chosen faces: each that the line crosses becomes two.
  ///
  /// The piece to the left of the line gets a new index where the face already reaches to the right. Returns the pieces
  /// that came from each chosen face to the left of the line.
  mutating func crease(_ chosen: [Int], along line: PlaneLine, fold: Int) throws(FoldingError) -> [Int] {
    var left: [Int] = []
    for index in chosen {
      try split(index, along: line, fold: fold)
      let end = faces.count - 1
      left.append(offsets(ofFace: index, from: line).contains { $0 > Tolerance.length } ? index : end)
    }
    recordFold(fold, along: line, besides: Set(left))
    return left
  }

  /// The signed distances of a face's corners from a line.
  func offsets(ofFace index: Int, from line: PlaneLine) -> [Double] {
    faces[index].corners.map { line.offset(of: faces[index].placement(vertices[$0])) }
  }

  private mutating func split(_ index: Int, along line: PlaneLine, fold: Int) throws(FoldingError) {
    let before = offsets(ofFace: index, from: line)
    guard before.contains(where: { $0 > Tolerance.length }), before.contains(where: { $0 < -Tolerance.length }) else {
      return
    }
    guard faces.count < Self.faceLimit else { throw .tooManyFaces(limit: Self.faceLimit) }
    let corners = faces[index].corners
    for position in corners.indices {
      let next = (position + 1) % corners.count
      let here = before[position]
      let there = before[next]
      if here * there < 0, min(abs(here), abs(there)) > Tolerance.length {
        insertVertex(between: corners[position], and: corners[next], at: here / (here - there))
      }
    }
    let whole = faces[index].corners
    let offsets = offsets(ofFace: index, from: line)
    func side(_ isKept: (Double) -> Bool) -> [Int] { zip(whole, offsets).compactMap { isKept($1) ? $0 : nil } }
    let new = faces.count
    faces[index].corners = side { $0 <= Tolerance.length }
    faces.append(Face(corners: side { $0 >= -Tolerance.length }, placement: faces[index].placement))
    for other in 0..<new where layers.relates(index, other) {
      if layers.isAbove(index, other) { layers.place(new, above: other) } else { layers.place(other, above: new) }
    }
    let cut = side { abs($0) <= Tolerance.length }
    if let start = cut.first, let end = cut.last { creaseFolds[PaperEdge.Ends(start, end)] = FoldNumbers(fold) }
  }

  /// Puts a vertex on an edge, into both faces that share it.
  private mutating func insertVertex(between a: Int, and b: Int, at fraction: Double) {
    let new = vertices.count
    vertices.append(vertices[a].toward(vertices[b], fraction))
    for index in faces.indices {
      let corners = faces[index].corners
      for position in corners.indices {
        let start = corners[position]
        let end = corners[(position + 1) % corners.count]
        if (start == a && end == b) || (start == b && end == a) {
          faces[index].corners.insert(new, at: position + 1)
          break
        }
      }
    }
    if let folds = creaseFolds.removeValue(forKey: PaperEdge.Ends(a, b)) {
      creaseFolds[PaperEdge.Ends(a, new)] = folds
      creaseFolds[PaperEdge.Ends(new, b)] = folds
    }
  }

  /// Notes the fold on the creases along the line that bound the pieces to the left of it.
  private mutating func recordFold(_ fold: Int, along line: PlaneLine, besides left: Set<Int>) {
    for edge in edges {
      guard let neighbour = edge.neighbour, left.contains(edge.face) != left.contains(neighbour) else { continue }
      let segment = segment(of: edge)
      guard abs(line.offset(of: segment.start)) <= Tolerance.overlap,
        abs(line.offset(of: segment.end)) <= Tolerance.overlap
      else { continue }
      if creaseFolds[edge.ends]?.append(fold) == nil { creaseFolds[edge.ends] = FoldNumbers(fold) }
    }
  }

  /// Forgets the order of faces that no longer overlap.
  mutating func forgetSeparateLayers() {
    let polygons = polygons
    for (upper, lower) in layers.all where !polygons[upper].overlaps(polygons[lower]) {
      layers.separate(upper, lower)
    }
  }
}
