import Folding

extension FoldFrame {
  /// The faces between edges that meet only at vertices, each counterclockwise; the area around them is none.
  ///
  /// At every vertex the edges are sorted by direction; a face is followed by turning right at each vertex as sharply
  /// as it goes.
  /// - Complexity: O(edges · log edges).
  static func faces(between edges: [[Int]], _ places: [PlanePoint]) -> [[Int]] {
    struct Dart: Hashable {
      let from: Int
      let to: Int
    }
    var neighbours: [Int: [Int]] = [:]
    var darts: [Dart] = []
    var seen: Set<Dart> = []
    for edge in edges where edge.count == 2 && edge[0] != edge[1] {
      for dart in [Dart(from: edge[0], to: edge[1]), Dart(from: edge[1], to: edge[0])]
      where seen.insert(dart).inserted {
        darts.append(dart)
        neighbours[dart.from, default: []].append(dart.to)
      }
    }
    var positions: [Dart: Int] = [:]
    for (vertex, others) in neighbours {
      let sorted = others.sorted {
        angleOrder(places[$0] - places[vertex]) < angleOrder(places[$1] - places[vertex])
      }
      neighbours[vertex] = sorted
      for (position, other) in sorted.enumerated() { positions[Dart(from: vertex, to: other)] = position }
    }
    var used: Set<Dart> = []
    var faces: [[Int]] = []
    for start in darts where !used.contains(start) {
      var face: [Int] = []
      var dart = start
      while used.insert(dart).inserted {
        face.append(dart.from)
        guard let around = neighbours[dart.to], let back = positions[Dart(from: dart.to, to: dart.from)] else { break }
        dart = Dart(from: dart.to, to: around[(back + around.count - 1) % around.count])
      }
      if SimplePolygon.doubleArea(of: face.map { places[$0] }) > 1e-12 { faces.append(face) }
    }
    return faces
  }

  /// A number that grows with a displacement's angle, once round from the positive x axis.
  private static func angleOrder(_ way: PlanePoint) -> Double {
    let size = abs(way.x) + abs(way.y)
    guard size > 0 else { return 0 }
    let share = way.y / size
    return way.x < 0 ? 2 - share : share < 0 ? 4 + share : share
  }
}
