/// The conditions under which an order of layers is one of paper that doesn't pass through itself (Justin 1997).
///
/// A face that lies across a crease is on the same side of both its faces; of two creases in the same place neither
/// comes between the faces of the other with one face only; and the faces over one point don't lie in a circle.
public struct LayerRules: Sendable {
  /// A crease between two neighbouring faces, folded or flat.
  public struct Joint: Hashable, Sendable {
    let first: Int
    let second: Int
    let segment: PlaneSegment
    let isFolded: Bool

    /// Creates the crease between two faces, where it lies in the plane.
    public init(_ first: Int, _ second: Int, at segment: PlaneSegment, isFolded: Bool) {
      self.first = first
      self.second = second
      self.segment = segment
      self.isFolded = isFolded
    }
  }

  /// A condition on the order of some pairs of faces.
  enum Rule: Hashable, Sendable {
    /// The face is on the same side of both others.
    case sameSide(of: Int, Int, Int)
    /// As the first is to the second, so is the third to the fourth.
    case alike(Int, Int, as: Int, Int)
    /// Of the first two and the last two neither pair has exactly one face between the faces of the other.
    case nested(Int, Int, Int, Int)

    /// The two faces that pass through each other where the rule is broken.
    var faces: (Int, Int) {
      switch self {
      case .sameSide(let face, let other, _): (face, other)
      case .alike(let face, let other, _, _): (face, other)
      case .nested(let face, _, let other, _): (face, other)
      }
    }
  }

  let polygons: [ConvexPolygon]
  let rules: [Rule]

  /// Gathers the conditions for faces that lie at the given places.
  ///
  /// - Complexity: O(joints · (faces + joints)).
  public init(polygons: [ConvexPolygon], joints: [Joint]) {
    self.polygons = polygons
    rules = RuleGatherer(polygons: polygons, joints: joints).rules
  }

  /// The first condition that an order of layers breaks, if it breaks any.
  public func fault(in layers: LayerOrder) -> PaperFault? {
    if let broken = rules.first(where: { !holds($0, layers) }) {
      let (face, other) = broken.faces
      return .passesThrough(face: face, other: other)
    }
    return circle(in: layers)
  }

  private func holds(_ rule: Rule, _ layers: LayerOrder) -> Bool {
    switch rule {
    case .sameSide(let face, let a, let b): layers.isAbove(face, a) == layers.isAbove(face, b)
    case .alike(let a, let b, let c, let d): layers.isAbove(a, b) == layers.isAbove(c, d)
    case .nested(let a, let b, let c, let d):
      (layers.isAbove(c, a) != layers.isAbove(c, b)) == (layers.isAbove(d, a) != layers.isAbove(d, b))
    }
  }

  /// Three faces over one point that lie in a circle.
  ///
  /// Only faces that are part of some circle are compared by threes; where the layers can be sorted there are none.
  private func circle(in layers: LayerOrder) -> PaperFault? {
    let above = layers.facesAbove(count: polygons.count)
    let unsorted = Self.unsortable(above)
    for low in unsorted.sorted() {
      for middle in above[low] where unsorted.contains(middle) {
        for top in above[middle] where layers.isAbove(low, top) && low < min(middle, top) {
          if overlap(low, middle, top) { return .passesThrough(face: low, other: top) }
        }
      }
    }
    return nil
  }

  /// The faces that are left when, again and again, one is taken off that nothing left lies above.
  private static func unsortable(_ above: [[Int]]) -> Set<Int> {
    var counts = above.map(\.count)
    var below = [[Int]](repeating: [], count: above.count)
    for (face, uppers) in above.enumerated() { for upper in uppers { below[upper].append(face) } }
    var free = above.indices.filter { counts[$0] == 0 }
    var left = Set(above.indices)
    while let face = free.popLast() {
      left.remove(face)
      for lower in below[face] {
        counts[lower] -= 1
        if counts[lower] == 0 { free.append(lower) }
      }
    }
    return left
  }

  func overlap(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    polygons[a].shared(with: polygons[b])?.shared(with: polygons[c]) != nil
  }
}

extension FoldedPaper {
  /// The first place where a face passes through another, if there is one.
  func layerFault() -> PaperFault? {
    let joints = edges.compactMap { edge in
      edge.neighbour.map {
        LayerRules.Joint(edge.face, $0, at: segment(of: edge), isFolded: edge.kind == .folded)
      }
    }
    return LayerRules(polygons: polygons, joints: joints).fault(in: layers)
  }
}
