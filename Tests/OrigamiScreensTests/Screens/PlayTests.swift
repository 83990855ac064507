import Folding
import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct PlayTests {
  /// The cells of the diagram of the topmost step.
  private func diagram(_ shown: Shown) -> [Cell] {
    (1..<15).flatMap { y in (0..<28).map { shown.host.surface[$0, y] } }
  }

  @Test("a fold that is played ends as the paper after the step, and then nothing moves")
  func lastFrame() throws {
    let shown = try Shown.swan()
    shown.type("2g")
    let before = diagram(shown)
    shown.host.send(".")
    #expect(shown.status.contains("the paper after step 2  . again  < back"))
    shown.host.advance(frames: 20)
    let midway = diagram(shown)
    #expect(midway != before)
    shown.host.advance(frames: 200)
    let step = try #require(shown.reader.step("kite"))
    let scene = try #require(step.scene).get()
    var end = DiagramScene(of: scene.end)
    end.extent = step.motion(of: scene).extent
    let size = StepRowLayout(screenHeight: 24).diagramSize(width: 79)
    let expected = DiagramDrawing(end, colors: shown.reader.colors).surface(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { #expect(shown.host.surface[x, y + 1] == expected[x, y]) }
    }
    #expect(diagram(shown) != midway)
    let rows = shown.host.statistics.total.rowsRendered
    shown.host.advance(frames: 30)
    #expect(shown.host.statistics.total.rowsRendered == rows)
    #expect(!shown.host.isMoving)
    shown.host.send("<")
    #expect(diagram(shown) == before)
  }

  @Test("only the played row is evaluated and drawn in each frame")
  func costs() throws {
    let shown = try Shown.swan(width: 80, height: 40)
    shown.host.advance(frames: 100)
    shown.host.send(".")
    shown.host.advance(frames: 5)
    for _ in 0..<20 {
      shown.host.advance()
      #expect(shown.host.statistics.rowsRendered == 1)
      #expect(shown.host.statistics.bodiesEvaluated == 0)
      #expect(shown.host.statistics.rowsMeasured == 0)
    }
  }

  @Test("again begins anew, also in the middle; another step's fold ends the first")
  func again() throws {
    let shown = try Shown.swan()
    shown.host.send(".")
    let first = diagram(shown)
    shown.host.advance(frames: 20)
    #expect(diagram(shown) != first)
    shown.host.send(".")
    #expect(diagram(shown) == first)
    shown.type("2g.")
    #expect(shown.reader.step("crease")?.playback == nil && shown.reader.step("kite")?.playback != nil)
  }

  @Test("Return plays where nothing has the focus and no number was typed")
  func confirm() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.type("5g")
    shown.host.send(.return)
    #expect(shown.reader.currentStep?.playback != nil && shown.top.hasPrefix("5. "))
    shown.type("7")
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("7. ") && shown.reader.currentStep?.playback == nil)
  }

  @Test("where motion is reduced the paper after the step is there at once, and it is said")
  func reduced() throws {
    let memory = ReadingMemory()
    memory.settings.reducesMotion = true
    let shown = try Shown.swan(memory: memory)
    shown.host.send(".")
    let first = diagram(shown)
    #expect(shown.status.contains("motion is reduced: the paper after step 1"))
    #expect(!shown.host.isMoving)
    shown.host.advance(frames: 100)
    #expect(diagram(shown) == first)
  }

  @Test("a step that leaves the screen shows its diagram when it comes back")
  func leaving() throws {
    let shown = try Shown.swan()
    shown.host.send(".")
    shown.host.advance(frames: 10)
    shown.type("8g")
    shown.host.advance(frames: 5)
    #expect(!shown.host.isMoving)
    #expect(shown.reader.step("crease")?.playback == nil)
  }

  @Test("every step of the library is played to its end, at every size and without colour")
  func library() throws {
    for entry in Library.catalogue.entries() {
      let instructions = try entry.instructions.get()
      let shown = Shown(instructions, in: entry.folder, width: 72, height: 20)
      for step in instructions.steps.indices {
        shown.type("\(step + 1)g.")
        shown.host.advance(frames: 3)
      }
      for (width, height) in [(30, 9), (10, 3), (1, 1), (80, 24)] { shown.host.resize(width: width, height: height) }
      shown.host.advance(frames: 300)
      #expect(!shown.host.isMoving)
    }
  }

  @Test("where there is nothing to play it is said")
  func nothing() throws {
    let shown = try Shown.swan()
    shown.host.send("<")
    #expect(shown.status.contains("no fold is played"))
    shown.type("G.")
    #expect(shown.status.contains("no step here to play"))
  }
}
