/// What is wrong with a folded paper.
public enum PaperFault: Hashable, Sendable {
  /// A face isn't a congruent copy of its piece of the sheet.
  case stretched(face: Int)
  /// A face has no area or its corners run the wrong way.
  case degenerate(face: Int)
  /// The faces' areas don't add up to the sheet's.
  case area(Double, expected: Double)
  /// The edges without a neighbour don't add up to the sheet's border.
  case border(Double, expected: Double)
  /// Two neighbours disagree about where their crease lies.
  case torn(face: Int, neighbour: Int)
  /// Two faces overlap without an order, or with two.
  case unordered(face: Int, other: Int)
  /// A face passes through the crease between two others, or the layers at one place lie in a circle.
  case passesThrough(face: Int, other: Int)
}

extension PaperFault: CustomStringConvertible {
  /// The fault as a sentence without its full stop.
  public var description: String {
    switch self {
    case .stretched(let face): "face \(face) is not a congruent copy of its piece of the sheet"
    case .degenerate(let face): "face \(face) has no area"
    case .area(let area, let expected): "the faces' area is \(area), not \(expected)"
    case .border(let length, let expected): "the border's length is \(length), not \(expected)"
    case .torn(let face, let neighbour): "faces \(face) and \(neighbour) don't share their crease"
    case .unordered(let face, let other): "faces \(face) and \(other) overlap, and neither is above"
    case .passesThrough(let face, let other): "faces \(face) and \(other) pass through each other"
    }
  }
}

extension FoldedPaper {
  /// Everything that is wrong with the paper; nothing if it is paper folded flat.
  ///
  /// Lengths are checked to 1e-9 sides.
  public func faults() -> [PaperFault] {
    shapeFaults() + edgeFaults() + orderFaults() + (layerFault().map { [$0] } ?? [])
  }

  private func shapeFaults() -> [PaperFault] {
    var faults: [PaperFault] = []
    var total = 0.0
    for index in faces.indices {
      let area = sheetPolygon(ofFace: index).area
      total += area
      if area <= Tolerance.area { faults.append(.degenerate(face: index)) }
      if faces[index].placement.lengthError > Tolerance.length { faults.append(.stretched(face: index)) }
    }
    let expected = sheet.outline.area
    if abs(total - expected) > Tolerance.length { faults.append(.area(total, expected: expected)) }
    return faults
  }

  private func edgeFaults() -> [PaperFault] {
    var faults: [PaperFault] = []
    var border = 0.0
    for edge in edges {
      guard let neighbour = edge.neighbour else {
        border += vertices[edge.start].distance(to: vertices[edge.end])
        continue
      }
      let there = faces[neighbour].placement
      let segment = segment(of: edge)
      let isShared =
        segment.start.isSamePlace(as: there(vertices[edge.start]))
        && segment.end.isSamePlace(as: there(vertices[edge.end]))
      if !isShared { faults.append(.torn(face: edge.face, neighbour: neighbour)) }
    }
    let expected = sheet.outline.sides.map(\.length).reduce(0, +)
    if abs(border - expected) > Tolerance.length { faults.append(.border(border, expected: expected)) }
    return faults
  }

  private func orderFaults() -> [PaperFault] {
    let polygons = polygons
    var faults: [PaperFault] = []
    for a in faces.indices {
      for b in faces.indices.dropFirst(a + 1) where polygons[a].overlaps(polygons[b]) {
        if layers.isAbove(a, b) == layers.isAbove(b, a) { faults.append(.unordered(face: a, other: b)) }
      }
    }
    return faults
  }
}
