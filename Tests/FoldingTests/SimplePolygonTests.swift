import Folding
import TestSupport
import Testing

@Suite struct SimplePolygonTests {
  /// A star around the origin with random rays, counterclockwise.
  private func star(_ generator: inout SeededGenerator, corners: Int) -> [PlanePoint] {
    (0..<corners).map { index in
      let turn = Isometry.rotation(about: PlanePoint(0, 0), degrees: 360 * Double(index) / Double(corners))
      return turn(PlanePoint(.random(in: 0.2...1, using: &generator), 0))
    }
  }

  @Test("The pieces of any star are convex and have its area, whichever way it runs", arguments: Array(UInt64(1)...40))
  func stars(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corners = star(&generator, corners: .random(in: 3...40, using: &generator))
    for polygon in [corners, corners.reversed()] {
      let pieces = SimplePolygon.convexPieces(of: polygon).map { piece in piece.map { polygon[$0] } }
      let areas = pieces.map { SimplePolygon.doubleArea(of: $0) }
      #expect(areas.allSatisfy { $0 > 0 }, "seed \(seed)")
      #expect(abs(areas.reduce(0, +) - SimplePolygon.doubleArea(of: corners)) < 1e-9, "seed \(seed)")
    }
  }

  @Test("A convex polygon stays whole, with corners on its sides") func convex() {
    let square = [PlanePoint(0, 0), PlanePoint(0.5, 0), PlanePoint(1, 0), PlanePoint(1, 1), PlanePoint(0, 1)]
    #expect(SimplePolygon.convexPieces(of: square) == [[0, 1, 2, 3, 4]])
  }

  @Test("What has no area has no pieces; what crosses itself is not taken for convex") func degenerate() {
    #expect(SimplePolygon.convexPieces(of: []).isEmpty)
    #expect(SimplePolygon.convexPieces(of: [PlanePoint(0, 0), PlanePoint(1, 1), PlanePoint(2, 2)]).isEmpty)
    // A pentagram turns left at every corner, but twice round.
    let points = (0..<5).map { Isometry.rotation(about: PlanePoint(0, 0), degrees: 144 * Double($0))(PlanePoint(1, 0)) }
    #expect(SimplePolygon.convexPieces(of: points).count != 1)
  }
}
