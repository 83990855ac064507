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

  @Test(
    "Every step of the library is folded and drawn quickly, from the start or from the step before it, but for the crane's end"
  )
  func quickLibrary() throws {
    for name in Library.catalogue.names {
      var onward = try Library.timeline(name)
      for index in onward.instructions.steps.indices {
        let isQuick = onward.foldQuickly(toStep: index)
        #expect(isQuick, "\(name), step \(index + 1)")
        #expect(onward.foldedCount == index + 1)
        var fresh = try Library.timeline(name)
        let isQuickFromStart = fresh.foldQuickly(toStep: index)
        #expect(isQuickFromStart || name == "crane", "\(name), step \(index + 1)")
      }
    }
  }

  @Test("What takes longer than a frame is folded quickly only as far as a frame allows") func notQuick() throws {
    func crease(_ number: Int) -> String {
      """
      {"fold": "valley and unfold", "move": "top right", "angle": \(number * 37 % 60 - 30),
       "through": {"between": ["bottom left", "top left"], "at": "\(number)/31"}, "from": ["bottom left", "bottom right"]}
      """
    }
    let steps = (1...30).map { "{\"title\": \"T\", \"do\": [\(crease($0))]}" }
    var timeline = try timeline("[\(steps.joined(separator: ","))]")
    let isQuick = timeline.foldQuickly(toStep: 29)
    #expect(!isQuick)
    #expect((2..<29).contains(timeline.foldedCount))
    _ = try timeline.scene(ofStep: 29)
    let isFirstQuick = timeline.foldQuickly(toStep: 0)
    #expect(isFirstQuick)

    var many = try self.timeline("[{\"title\": \"T\", \"do\": [\((1...9).map(crease).joined(separator: ","))]}]")
    let areManyQuick = many.foldQuickly(toStep: 0)
    #expect(!areManyQuick)
    #expect(many.foldedCount == 0)
  }

  @Test("A step that can't be folded is known quickly") func brokenQuickly() throws {
    var timeline = try timeline(broken)
    let isKnown = timeline.foldQuickly(toStep: 2)
    #expect(isKnown)
    #expect(timeline.foldedCount == 1)
  }
}
