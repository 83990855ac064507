import Folding
import OrigamiModel
import Testing

@Suite struct TimelineTests {
  private func timeline(_ steps: String) throws -> Timeline {
    Timeline(try Instructions(json: Array(instructions(steps: steps).utf8)))
  }

  private let broken = """
    [{"title": "Good", "do": [{"fold": "valley", "name": "half", "bring": "bottom left", "to": "top left"}]},
     {"title": "Bad", "do": [
       {"fold": "valley", "name": "nothing", "through": "top right", "perpendicular": ["top left", "top right"], "move": "top left",
        "layers": {"top": 7}}]},
     {"title": "After", "text": "More."}]
    """

  @Test("A fold that can't be made breaks its step and the later ones, with step, fold and reason") func breaking()
    throws
  {
    var timeline = try timeline(broken)
    #expect(try timeline.scene(ofStep: 0).moves.count == 1)
    let expected = StepError(step: 2, fold: "nothing", reason: .fewerLayers(asked: 7))
    #expect(throws: expected) { try timeline.scene(ofStep: 1) }
    #expect(throws: expected) { try timeline.scene(ofStep: 2) }
    #expect(throws: expected) { try timeline.finished() }
    #expect(try timeline.scene(ofStep: 0).moves.count == 1)
    #expect("\(expected)" == "step 2: fold “nothing”: there are fewer than 7 layers at the line")
  }

  @Test("Plain text tells a broken step once, and still gives every text") func plainText() throws {
    var timeline = try timeline(broken)
    let text = PlainText.lines(of: &timeline, width: 60).joined(separator: "\n")
    #expect(text.ranges(of: "can't be folded").count == 1)
    #expect(text.contains("3. After\n   More."))
  }

  @Test("A diagram of a step shows the paper as its folds find it, after the turns before them") func shown() throws {
    var timeline = try timeline(
      """
      [{"title": "T", "do": [{"turn": "over"}, {"fold": "valley", "bring": "bottom left", "to": "bottom right"}]}]
      """)
    let scene = try timeline.scene(ofStep: 0)
    #expect(scene.start.faces[0].sideUp == .white)
    #expect(scene.shown.faces[0].sideUp == .coloured)
    #expect(scene.earlierTurns == [.turnOver] && scene.laterTurns.isEmpty)
    #expect(scene.moves.count == 1)
  }

  @Test("The head's step is shown enlarged") func zoom() throws {
    var timeline = try Library.timeline("swan")
    let scene = try timeline.scene(ofStep: 5)
    let zoom = try #require(scene.zoom)
    #expect(zoom.width < scene.shown.bounds.width / 4)
    #expect(try timeline.scene(ofStep: 4).zoom == nil)
  }
}
