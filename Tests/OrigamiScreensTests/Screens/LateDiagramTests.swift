import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

/// Diagrams that take longer than a frame come when they are ready.
@MainActor @Suite struct LateDiagramTests {
  private let folder = ModelFolder(file: "/nowhere/m.json")

  private func instructions(_ json: String) throws -> Instructions {
    try Instructions(json: Array(json.utf8), orFoldNamed: "x")
  }

  private func hasDrawing(_ shown: Shown) -> Bool {
    shown.host.screen.unicodeScalars.contains { ("\u{2801}"..."\u{28FF}").contains($0) }
  }

  @Test func `a model of thirty steps opens at once, and its end is folded off the main actor`() async throws {
    let steps = (1...30).map { number in
      """
      {"title": "Fold \(number)", "text": "Crease.", "do": [{"fold": "valley and unfold", "move": "top right",
       "through": {"between": ["bottom left", "top left"], "at": "\(number)/31"}, "angle": \(number), "from": ["bottom left", "bottom right"]}]}
      """
    }
    let json = """
      {"id": "m", "title": "M", "origin": "O", "paper": {"shape": "square", "coloured": "red"},
       "start": {"lies": "square", "up": "white"}, "steps": [\(steps.joined(separator: ","))]}
      """
    let shown = Shown(try instructions(json), in: folder, width: 60, height: 20)
    #expect(hasDrawing(shown))
    shown.host.send("G")
    #expect(shown.host.screen.contains("Crease."))
    #expect(shown.host.screen.contains("…"))
    await shown.host.settle()
    #expect(!shown.host.screen.contains("…"))
    #expect(hasDrawing(shown))
  }

  @Test func `a file of very many faces shows its words first and its drawing when it is made`() async throws {
    let side = 24
    let vertices = (0...side).flatMap { row in (0...side).map { "[\($0),\(row)]" } }
    let faces = (0..<side * side).flatMap { index in
      let corner = index / side * (side + 1) + index % side
      return [
        "[\(corner),\(corner + 1),\(corner + side + 2)]", "[\(corner),\(corner + side + 2),\(corner + side + 1)]",
      ]
    }
    let fold = """
      {"file_title": "Large", "vertices_coords": [\(vertices.joined(separator: ","))],
       "faces_vertices": [\(faces.joined(separator: ","))]}
      """
    let shown = Shown(try instructions(fold), in: folder, width: 60, height: 20)
    #expect(shown.host.screen.contains("1. Crease pattern"))
    #expect(shown.host.screen.contains("…"))
    #expect(!hasDrawing(shown))
    await shown.host.settle()
    #expect(hasDrawing(shown))
  }
}
