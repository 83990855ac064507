import OrigamiModel
import OrigamiScreens
import TerminalUI
import Testing

@Suite struct SwanDiagramTests {
  private let colors: DiagramColors
  private let scenes: [DiagramScene]

  init() throws {
    var timeline = Timeline(try ModelFolder(file: "\(Golden.models)/swan/swan.json").instructions())
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

  @Test(arguments: [(12, 6, true), (24, 10, true), (48, 20, true), (24, 10, false), (48, 20, false)])
  func `the swan's steps look as they were approved`(width: Int, height: Int, isUnicode: Bool) throws {
    let size = Size(width: width, height: height)
    let text = scenes.enumerated().map { index, scene in
      let title = index < scenes.count - 1 ? "step \(index + 1)" : "finished"
      return "== \(title)\n\(drawing(scene, isUnicode: isUnicode).surface(size: size))\n"
    }.joined()
    let name = "swan-\(width)x\(height)\(isUnicode ? "" : "-ascii").txt"
    try Golden.expect(text, named: name)
  }

  @Test func `every size up to 40×20 is drawn within itself, and from 12×6 on shows the paper`() {
    for (index, scene) in scenes.enumerated() {
      // Every size for some scenes, with and without a part enlarged and with labels, and some sizes for every scene.
      let step = [1, 5, 7].contains(index) ? 1 : 7
      for isUnicode in [true, false] {
        for height in stride(from: 0, through: 20, by: step) {
          for width in stride(from: 0, through: 40, by: step) {
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
        [.line(.valley), .arrow(.pull)], [.line(.valley), .arrow(.pull)], [],
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
