import Folding

/// Finds the pairs of polygons that share an area, passing over them from left to right.
///
/// Polygons side by side, as in a sheet that was never folded, are compared with few others. Of many that lie on each
/// other the pairs would be more than anybody could order, and the search gives up.
struct OverlapSearch {
  /// The most pairs of bounding rectangles that are compared: a part of a second.
  private static let comparisonLimit = 40_000_000
  /// The most pairs that are found.
  private static let pairLimit = 2_000_000

  private let polygons: [ConvexPolygon]
  private let bounds: [Bounds]

  init(_ polygons: [ConvexPolygon]) {
    self.polygons = polygons
    bounds = polygons.map(\.bounds)
  }

  /// The pairs for which `isWanted` holds and that share an area, or nothing if there are too many to look for.
  ///
  /// In each the polygon that stands first in the list is the first.
  ///
  /// - Complexity: O(polygons · (log polygons + those that one upright line meets)), within the limits.
  func pairs(where isWanted: (Int, Int) -> Bool) -> [(Int, Int)]? {
    var pairs: [(Int, Int)] = []
    var open: [Int] = []
    var comparisons = 0
    for next in bounds.indices.sorted(by: { bounds[$0].lower.x < bounds[$1].lower.x }) {
      open.removeAll { bounds[$0].upper.x < bounds[next].lower.x }
      comparisons += open.count
      guard comparisons <= Self.comparisonLimit else { return nil }
      for other in open where bounds[other].touches(bounds[next]) && isWanted(other, next) {
        guard polygons[other].overlaps(polygons[next]) else { continue }
        pairs.append((min(other, next), max(other, next)))
        if pairs.count > Self.pairLimit { return nil }
      }
      open.append(next)
    }
    return pairs
  }
}
