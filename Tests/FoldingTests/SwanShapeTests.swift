import Folding
import Testing

/// The swan against lengths worked out by hand: the sheet's side is 1, its diagonal √2.
@Suite struct SwanShapeTests {
  private let diagonal = 2.0.squareRoot()

  @Test("The swan has the faces of paper folded so, and passes every check") func faults() throws {
    let states = try SwanFolds.states()
    #expect(states.map(\.flatPieceCount) == [1, 1, 3, 3, 7, 14, 21, 24, 16, 24])
    for (number, state) in states.enumerated() { #expect(state.faults() == [], "state \(number)") }
  }

  @Test("The kite's side corners lie on the centre line, a side's length up") func kite() throws {
    let kite = try SwanFolds.states()[2]
    for name in ["left", "right"] {
      #expect(kite.place(of: name)?.isSamePlace(as: PlanePoint(0, 1)) == true)
    }
    // tan 22.5° = √2 - 1.
    #expect(abs(kite.bounds.width - 2 * (diagonal - 1)) < 1e-9)
  }

  @Test("The neck's tip lands on the top corner, the head's at the middle of the neck") func neck() throws {
    let states = try SwanFolds.states()
    #expect(states[5].place(of: "bottom")?.isSamePlace(as: PlanePoint(0, diagonal)) == true)
    #expect(states[6].place(of: "bottom")?.isSamePlace(as: PlanePoint(0, 0.75 * diagonal)) == true)
  }

  @Test("The pulled neck stands square to the ridge, as long as before less the piece at the breast") func pull() throws
  {
    let swan = try SwanFolds.states()[8]
    let tip = try #require(swan.place(of: "bottom"))
    let breast = try #require(swan.place(of: "breast"))
    // The crease leaves the ridge as far below the breast as the breast is beside it.
    let start = breast.y - breast.x
    #expect(abs(tip.y - start) < 1e-9)
    #expect(abs(tip.x + start) < 1e-9)
  }

  @Test("The kite shows white flaps, and the white side again when turned over") func sides() throws {
    let states = try SwanFolds.states()
    let below = PlanePoint(0.05, 0.3)
    #expect(states[2].topmostFace(at: below).map { states[2].faces[$0].sideUp } == .white)
    #expect(states[3].topmostFace(at: below).map { states[3].faces[$0].sideUp } == .white)
  }
}
