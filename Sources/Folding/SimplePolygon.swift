/// A polygon that need not be convex, as files give them.
public enum SimplePolygon {
  /// The most corners a polygon may have to be taken apart.
  public static let cornerLimit = 1000

  /// Twice the area of a polygon, positive if its corners run counterclockwise.
  public static func doubleArea(of corners: [PlanePoint]) -> Double {
    guard let first = corners.first else { return 0 }
    return zip(corners.dropFirst(), corners.dropFirst(2)).reduce(0) { $0 + ($1.0 - first).cross($1.1 - first) }
  }

  /// The convex pieces of a polygon, each as positions of its corners, counterclockwise.
  ///
  /// A convex polygon is one piece, any other falls into triangles (by cutting off ears). A polygon without area, or
  /// with more than ``cornerLimit`` corners, has no pieces; one that crosses itself has some of its pieces.
  /// - Complexity: O(corners) if it is convex, else O(corners²).
  public static func convexPieces(of corners: [PlanePoint]) -> [[Int]] {
    let doubleArea = doubleArea(of: corners)
    guard corners.count <= cornerLimit, abs(doubleArea) > 2 * Tolerance.area else { return [] }
    var rest = doubleArea > 0 ? Array(corners.indices) : corners.indices.reversed()
    if isConvex(rest, corners) { return [rest] }
    var triangles: [[Int]] = []
    var ears = rest.indices.map { isEar($0, of: rest, corners) }
    while rest.count > 3, let ear = ears.firstIndex(of: true) {
      let triangle = [rest[(ear + rest.count - 1) % rest.count], rest[ear], rest[(ear + 1) % rest.count]]
      if area(triangle, corners) > Tolerance.area { triangles.append(triangle) }
      rest.remove(at: ear)
      ears.remove(at: ear)
      // Only the neighbours' corners changed; what was an ear elsewhere is one still.
      for neighbour in [(ear + rest.count - 1) % rest.count, ear % rest.count] {
        ears[neighbour] = isEar(neighbour, of: rest, corners)
      }
    }
    if rest.count == 3, area(rest, corners) > Tolerance.area { triangles.append(rest) }
    return triangles
  }

  /// Whether a counterclockwise polygon never turns right and goes once round in all.
  private static func isConvex(_ order: [Int], _ corners: [PlanePoint]) -> Bool {
    let sides = order.indices.map { corners[order[($0 + 1) % order.count]] - corners[order[$0]] }
    let goLeft = sides.map { $0.x < 0 || ($0.x == 0 && $0.y < 0) }
    var turnings = 0
    for position in order.indices {
      let next = (position + 1) % order.count
      if sides[position].cross(sides[next]) < -Tolerance.area { return false }
      if !goLeft[position], goLeft[next] { turnings += 1 }
    }
    return turnings <= 1
  }

  private static func isEar(_ position: Int, of rest: [Int], _ corners: [PlanePoint]) -> Bool {
    let before = rest[(position + rest.count - 1) % rest.count]
    let after = rest[(position + 1) % rest.count]
    let triangle = [before, rest[position], after]
    // A corner on the straight line between its neighbours is cut off without loss.
    let size = area(triangle, corners)
    guard size > -Tolerance.area else { return false }
    if size <= Tolerance.area { return true }
    let polygon = ConvexPolygon(triangle.map { corners[$0] })
    return !rest.contains { other in
      !triangle.contains(other) && polygon.contains(corners[other], tolerance: -Tolerance.length)
    }
  }

  private static func area(_ triangle: [Int], _ corners: [PlanePoint]) -> Double {
    doubleArea(of: triangle.map { corners[$0] }) / 2
  }
}
