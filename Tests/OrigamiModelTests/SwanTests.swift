import Folding
import OrigamiModel
import Testing

@Suite struct SwanTests {
  @Test("The swan has nine steps, each foldable, each state good paper") func states() throws {
    var timeline = try Library.timeline("swan")
    let states = try timeline.states()
    #expect(states.count == 10)
    #expect(states.map(\.flatPieceCount) == [1, 1, 3, 3, 7, 14, 21, 24, 16, 24])
    for (number, state) in states.enumerated() { #expect(state.faults() == [], "state \(number)") }
  }

  @Test("The finished swan stands level on its lower edge, its neck upright at the right") func finished() throws {
    var timeline = try Library.timeline("swan")
    let swan = try timeline.finished()
    let hip = try #require(swan.place(of: "hip"))
    let breast = try #require(swan.place(of: "breast"))
    #expect(abs(hip.y - breast.y) < 1e-9)
    #expect(hip.x < breast.x)
    #expect(abs(swan.bounds.lower.y - hip.y) < 1e-9)
    let head = try #require(swan.place(of: "bottom"))
    #expect(head.x > breast.x && head.y > breast.y)
  }
}
