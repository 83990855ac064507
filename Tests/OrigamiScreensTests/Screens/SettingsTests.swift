import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct SettingsTests {
  /// The swan with its second step for most, and its third for beginners.
  private func swan(memory: ReadingMemory, width: Int = 80, height: Int = 24) throws -> Shown {
    let folder = try Library.catalogue.model("swan")
    var instructions = try folder.instructions()
    instructions.firstPhotoPage = nil
    for index in instructions.steps.indices { instructions.steps[index].audience = .everyone }
    instructions.steps[1].audience = .most
    instructions.steps[2].audience = .beginners
    return Shown(instructions, in: folder, width: width, height: height, memory: memory)
  }

  private func titles(_ shown: Shown) -> [Int] {
    var found: [Int] = []
    shown.type("g")
    for _ in 0..<12 {
      if let number = shown.reader.currentStep?.number, !found.contains(number) { found.append(number) }
      shown.type("]")
    }
    return found
  }

  @Test("the detail decides which steps there are; their numbers stay")
  func detail() throws {
    let memory = ReadingMemory()
    let shown = try swan(memory: memory)
    #expect(titles(shown) == Array(1...9))
    memory.settings.detail = .standard
    shown.host.advance()
    #expect(titles(shown) == [1, 2, 4, 5, 6, 7, 8, 9])
    memory.settings.detail = .essential
    shown.host.advance()
    #expect(titles(shown) == [1, 4, 5, 6, 7, 8, 9])
    shown.type("2g")
    #expect(shown.status.contains("step 2 is left out; , shows more"))
    shown.type("/to the centre again")
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("4. "))
    shown.type("c")
    #expect(!shown.host.screen.contains("Turn the paper over"))
  }

  @Test("what hidden steps fold is folded in the diagrams of those that are shown")
  func truth() throws {
    let memory = ReadingMemory()
    let whole = try swan(memory: memory)
    whole.type("4g")
    let before = whole.content.prefix(14)
    let diagram = whole.host.surface
    memory.settings.detail = .essential
    let brief = try swan(memory: memory)
    #expect(brief.top.hasPrefix("4. ") && brief.content.prefix(14) == before)
    for y in 0..<14 { for x in 0..<30 { #expect(brief.host.surface[x, y] == diagram[x, y]) } }
  }

  @Test("the form changes a setting at once, and the step that is read stays where it is")
  func form() throws {
    let memory = ReadingMemory()
    let shown = try swan(memory: memory)
    shown.type("6gjj,")
    #expect(shown.host.screen.contains("Steps shown") && shown.host.screen.contains("Reduced motion"))
    shown.host.send(.leftArrow)
    shown.host.send(.leftArrow)
    #expect(memory.settings.detail == .essential)
    shown.host.send(.downArrow)
    shown.host.send(.leftArrow)
    #expect(memory.settings.wording == .concise)
    shown.host.send(.escape)
    #expect(shown.reader.sheet == nil)
    #expect(shown.reader.seen.first == .step("head") && shown.reader.geometry?.rowOffset == 2)
    #expect(shown.host.screen.contains("a quarter of its length becomes"))
  }

  @Test("where the step that is read is hidden, a neighbour takes its place")
  func hiddenPlace() throws {
    let memory = ReadingMemory()
    let shown = try swan(memory: memory)
    shown.type("3g")
    memory.settings.detail = .essential
    shown.host.advance(frames: 3)
    #expect([1, 4].contains(shown.reader.currentStep?.number))
    memory[shown.reader.key].place = .step("turn")
    #expect(try swan(memory: memory).top.hasPrefix("1. "))
  }

  @Test("no row is evaluated for the detail alone, but those that come")
  func costs() throws {
    let memory = ReadingMemory()
    let shown = try swan(memory: memory)
    shown.type("6g")
    shown.host.advance(frames: 50)
    memory.settings.detail = .standard
    shown.host.advance()
    #expect(shown.host.statistics.rowsBuilt == 0)
    // The screen and its parts; each row that were evaluated would add six.
    #expect(shown.host.statistics.bodiesEvaluated < 18)
  }

  @Test("glyphs are ASCII where the reader wants it, and reduced motion is taken over")
  func glyphs() throws {
    let memory = ReadingMemory()
    let shown = try swan(memory: memory)
    #expect(shown.host.screen.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    memory.settings.glyphs = .ascii
    memory.settings.reducesMotion = true
    shown.host.advance()
    #expect(!shown.host.screen.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(shown.reader.reducesMotion)
  }

  @Test("a level without steps says so")
  func none() throws {
    let folder = try Library.catalogue.model("swan")
    var instructions = try folder.instructions()
    for index in instructions.steps.indices { instructions.steps[index].audience = .beginners }
    let memory = ReadingMemory()
    memory.settings.detail = .standard
    let shown = Shown(instructions, in: folder, width: 60, height: 20, memory: memory)
    #expect(shown.host.screen.contains("none at this level of detail"))
    shown.type("]jxc.1g/a")
    #expect(shown.words.count == 20)
  }

  @Test("the form fits into small screens", arguments: [(40, 12), (20, 5), (1, 1), (0, 0), (200, 60)])
  func sizes(width: Int, height: Int) throws {
    let shown = try swan(memory: ReadingMemory())
    shown.type(",")
    shown.host.resize(width: width, height: height)
    for _ in 0..<6 { shown.host.send(.downArrow) }
    #expect(shown.words.count == max(1, height))
    if width >= 40 { #expect(shown.host.screen.contains("Reduced motion")) }
  }
}
