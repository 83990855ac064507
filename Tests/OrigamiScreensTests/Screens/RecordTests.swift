import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct RecordTests {
  private func key(_ shown: Shown) -> ModelKey { shown.reader.key }

  @Test("a mark is a change of the record, by x or by a click, and of no other step")
  func marks() throws {
    let memory = ReadingMemory()
    let shown = try Shown.swan(memory: memory)
    var changes = 0
    memory.onChange = { _ in changes += 1 }
    shown.host.send("x")
    #expect(memory[key(shown)].doneSteps == ["crease"] && changes == 1)
    let mark = try #require(shown.words[0].firstIndex(of: "["))
    let column = shown.words[0].distance(from: shown.words[0].startIndex, to: mark)
    for kind in [MouseEvent.Kind.down, .up] { shown.host.send(.mouse(MouseEvent(kind, at: Point(x: column, y: 0)))) }
    #expect(memory[key(shown)].doneSteps.isEmpty && changes == 2)
    #expect(shown.top.hasPrefix("1. Crease the diagonal [ ]"))
  }

  @Test("a mark that another program made is seen at once, and only in its row")
  func foreignMark() throws {
    let memory = ReadingMemory()
    let shown = try Shown.swan(memory: memory)
    memory[key(shown)].doneSteps = ["crease"]
    shown.host.advance()
    #expect(shown.top.hasPrefix("1. Crease the diagonal [x] done"))
    #expect(shown.host.statistics.bodiesEvaluated <= 3)
  }

  @Test("a model is opened where it was left, by the step's id", arguments: [(80, 24), (40, 12), (100, 3)])
  func place(width: Int, height: Int) throws {
    let memory = ReadingMemory()
    let first = try Shown.swan(memory: memory)
    first.type("5g")
    #expect(memory[key(first)].place == .step("neck"))
    let second = try Shown.swan(width: width, height: height, memory: memory)
    #expect(second.top.hasPrefix("5. "))
    second.host.advance(frames: 5)
    #expect(second.status.contains("step 5 of 9"))
    second.type("g")
    #expect(memory[key(first)].place == nil)
    second.type("s")
    second.host.advance(frames: 60)
    #expect(memory[key(first)].place == .showcase)
    #expect(try Shown.swan(width: width, height: height, memory: memory).status.contains("show"))
  }

  @Test("a place that is no step any more is the beginning")
  func lostPlace() throws {
    let memory = ReadingMemory()
    memory[key(try Shown.swan())].place = .step("gone")
    #expect(try Shown.swan(memory: memory).top.hasPrefix("1. "))
  }

  @Test("noting the place while scrolling evaluates no row")
  func placeCosts() throws {
    let memory = ReadingMemory()
    let shown = try Shown.swan(memory: memory)
    shown.host.advance(frames: 100)
    for _ in 0..<40 {
      shown.host.send("j")
      #expect(shown.host.statistics.bodiesEvaluated - shown.host.statistics.rowsBuilt * 8 <= 1)
    }
    #expect(memory[key(shown)].place != nil)
  }
}
