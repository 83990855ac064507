import Foundation
import OrigamiModel
import OrigamiScreens
import TerminalUI
import Testing

@Suite struct SwanDiagramTests {
  private static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private let colors: DiagramColors
  private let scenes: [DiagramScene]

  init() throws {
    let file = Self.package.appendingPathComponent("Resources/Models/swan/swan.json").path
    var timeline = Timeline(try ModelFolder(file: file).instructions())
    colors = DiagramColors(timeline.instructions.paper)
    var scenes: [DiagramScene] = []
    for (index, step) in timeline.instructions.steps.enumerated() {
      scenes.append(DiagramScene(of: try timeline.scene(ofStep: index), step: step))
    }
    scenes.append(DiagramScene(of: try timeline.finished()))
    self.scenes = scenes
  }

  private func drawing(_ scene: DiagramScene, isUnicode: Bool = true) -> DiagramDrawing {
    let capabilities = TerminalCapabilities(colorDepth: isUnicode ? .direct : .none, isUnicode: isUnicode)
    return DiagramDrawing(scene, colors: colors, capabilities: capabilities)
  }

  /// The steps as text against `Tests/Golden`; `RECORD_GOLDEN=1` in the environment writes them anew.
  @Test(arguments: [(12, 6, true), (24, 10, true), (48, 20, true), (24, 10, false), (48, 20, false)])
  func `the swan's steps look as they were approved`(width: Int, height: Int, isUnicode: Bool) throws {
    let size = Size(width: width, height: height)
    let text = scenes.enumerated().map { index, scene in
      let title = index < scenes.count - 1 ? "step \(index + 1)" : "finished"
      return "== \(title)\n\(drawing(scene, isUnicode: isUnicode).surface(size: size))\n"
    }.joined()
    let name = "swan-\(width)x\(height)\(isUnicode ? "" : "-ascii").txt"
    let golden = Self.package.appendingPathComponent("Tests/Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: golden, encoding: .utf8), "\(name)")
  }

  @Test func `every size up to 40×20 is drawn within itself, and from 12×6 on shows the paper`() {
    for (index, scene) in scenes.enumerated() {
      for isUnicode in index % 3 == 2 ? [true, false] : [true] {
        for height in 0...20 {
          for width in 0...40 {
            let size = Size(width: width, height: height)
            let surface = drawing(scene, isUnicode: isUnicode).surface(size: size)
            #expect(surface.size == size)
            if width >= 12 && height >= 6 { #expect(surface.cells.count { $0 != .blank } >= 10) }
          }
        }
      }
    }
  }

  @Test func `each step asks for what it says`() {
    let asked = scenes.map { scene in scene.symbols }
    #expect(
      asked == [
        [.line(.valley), .arrow(.foldAndUnfold)], [.line(.valley), .arrow(.foldInFront)], [.arrow(.turnOver)],
        [.line(.valley), .arrow(.foldInFront)], [.line(.valley), .arrow(.foldInFront)],
        [.line(.valley), .arrow(.foldInFront)], [.line(.mountain), .arrow(.foldBehind)],
        [.line(.valley), .arrow(.pull)], [.line(.valley), .arrow(.reverse)], [],
      ])
  }

  @Test func `points that the text names are labelled outside the paper, where there is room`() {
    #expect(scenes.flatMap { $0.labels.map(\.text) } == ["breast"])
    let wide = drawing(scenes[7]).surface(size: Size(width: 40, height: 12)).description
    #expect(wide.contains("breast"))
    #expect(!drawing(scenes[7]).surface(size: Size(width: 24, height: 12)).description.contains("breast"))
  }

  @Test func `the steps at the head are shown enlarged`() {
    #expect(scenes.map { $0.zoom != nil } == [false, false, false, false, false, true, false, false, true, false])
  }
}
