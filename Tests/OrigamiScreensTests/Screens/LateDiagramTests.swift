import Folding
import OrigamiModel
import Pictures
import TerminalUI
import TestSupport
import Testing

@testable import OrigamiScreens

/// Diagrams that take longer than a frame come when they are ready.
@MainActor @Suite struct LateDiagramTests {
  private let folder = ModelFolder(file: "/nowhere/m.json")

  /// A model of thirty steps, the last of which takes long to fold to.
  private func thirtySteps() throws -> Instructions {
    let steps = (1...30).map { number in
      """
      {"title": "Fold \(number)", "text": "Crease.", "do": [{"fold": "valley and unfold", "move": "top right",
       "through": {"between": ["bottom left", "top left"], "at": "\(number)/31"}, "angle": \(number * 37 % 60 - 30), "from": ["bottom left", "bottom right"]}]}
      """
    }
    let json = """
      {"id": "m", "title": "M", "origin": "O", "paper": {"shape": "square", "coloured": "red"},
       "start": {"lies": "square", "up": "white"}, "steps": [\(steps.joined(separator: ","))]}
      """
    return try Instructions(json: Array(json.utf8))
  }

  private func grid(columns: Int, rows: Int) throws -> Instructions {
    try Instructions(json: Array(GridFold(columns: columns, rows: rows).json.utf8), orFoldNamed: "x")
  }

  private func hasDrawing(_ shown: Shown) -> Bool {
    shown.host.screen.unicodeScalars.contains { ("\u{2801}"..."\u{28FF}").contains($0) }
  }

  @Test func `a model of thirty steps opens at once, and its end is folded off the main actor`() async throws {
    let shown = Shown(try thirtySteps(), in: folder, width: 60, height: 20)
    #expect(hasDrawing(shown))
    shown.host.send("G")
    #expect(shown.host.screen.contains("Crease."))
    #expect(shown.host.screen.contains("…"))
    await shown.host.settle()
    #expect(!shown.host.screen.contains("…"))
    #expect(hasDrawing(shown))
  }

  @Test func `moves in words come when the step is folded`() async throws {
    let shown = Shown(try thirtySteps(), in: folder, width: 60, height: 5)
    shown.type("30g")
    #expect(shown.host.screen.contains("…"))
    #expect(!shown.host.screen.contains("alley"))
    await shown.host.settle()
    #expect(!shown.host.screen.contains("…"))
    #expect(shown.host.screen.contains("alley"))
  }

  @Test func `a step that is still being folded is played when it is ready, unless the reader has gone on`()
    async throws
  {
    let shown = Shown(try thirtySteps(), in: folder, width: 80, height: 24)
    shown.type("30g.")
    #expect(shown.status.contains("step 30 is being folded, then it is played"))
    #expect(shown.reader.currentStep?.playback == nil)
    shown.type("..")
    try await shown.wait { shown.reader.currentStep?.playback != nil }
    #expect(shown.status.contains("the paper after step 30"))
    #expect(shown.reader.plays == 1)
    shown.host.advance(frames: 300)
    #expect(!shown.host.isMoving)

    for keys in ["<", "1g"] {
      let other = Shown(try thirtySteps(), in: folder, width: 80, height: 24)
      other.type("30g.\(keys)")
      let last = try #require(other.reader.step("step-30") ?? other.reader.steps.last)
      try await other.wait { last.lateDiagram != nil }
      try await other.wait { other.reader.awaitedStep == nil }
      #expect(other.reader.plays == 0, "\(keys)")
    }
  }

  @Test func `a file of twelve thousand faces shows its words first and its drawing when it is made`() async throws {
    let shown = Shown(try grid(columns: 110, rows: 110), in: folder, width: 60, height: 20)
    #expect(shown.host.screen.contains("1. Crease pattern"))
    #expect(shown.host.screen.contains("…"))
    #expect(!hasDrawing(shown))
    await shown.host.settle()
    #expect(hasDrawing(shown))
    // What was drawn is there again at once; other cells take their time again.
    shown.type("Gg")
    #expect(hasDrawing(shown))
    shown.host.resize(width: 50, height: 20)
    #expect(!hasDrawing(shown))
    #expect(shown.host.screen.contains("…"))
    await shown.host.settle()
    #expect(hasDrawing(shown))
  }

  @Test func `what is light is drawn when it is asked for, what is not only when it was prepared`() async throws {
    let request = DiagramPicture.Request(
      size: Size(width: 40, height: 20), colors: DiagramColors(coloured: .black),
      capabilities: TerminalCapabilities())
    for (columns, isLight) in [(4, true), (30, false)] {
      let drawing = try #require(try grid(columns: columns, rows: columns).steps[0].picture?.drawing)
      let scene = DiagramScene(of: drawing)
      let expected = DiagramDrawing(scene, colors: request.colors).surface(size: request.size)
      let picture = DiagramPicture(scene)
      #expect((picture.surface(for: request) == expected) == isLight)
      #expect((picture.surface(for: request) == nil) == !isLight)
      await picture.prepare(for: request)
      #expect(picture.surface(for: request) == expected)
      let other = DiagramPicture.Request(
        size: Size(width: 41, height: 20), colors: request.colors, capabilities: request.capabilities)
      #expect((picture.surface(for: other) == nil) == !isLight)
    }
  }
}
