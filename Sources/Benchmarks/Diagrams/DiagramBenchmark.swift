import OrigamiModel
import OrigamiScreens
import TerminalUI

/// What the diagrams of models cost: every step folded, laid out and drawn.
struct DiagramBenchmark {
  /// One model's figures, in microseconds.
  struct Row {
    let name: String
    let steps: Int
    /// Folding a step, once.
    let folding: Double
    /// Laying a step out as shapes, on the average of all rounds.
    let layout: Double
    /// Drawing a step into cells, on the average of all rounds.
    let drawing: Double
    /// The step that costs most to lay out and draw, on the average of all rounds.
    let worst: Double
  }

  private static let size = Size(width: 60, height: 30)
  private static let rounds = 50

  let rows: [Row]

  /// Measures the models of a folder.
  init(models folder: String) throws(ModelError) {
    let catalogue = Catalogue(folder: folder)
    var rows: [Row] = []
    for name in catalogue.names { rows.append(try Self.row(name, try catalogue.model(name).instructions())) }
    self.rows = rows
  }

  private static func row(_ name: String, _ instructions: Instructions) throws(ModelError) -> Row {
    let clock = ContinuousClock()
    var timeline = Timeline(instructions)
    let colors = DiagramColors(instructions.paper)
    let capabilities = TerminalCapabilities(colorDepth: .direct, isUnicode: true)
    var scenes: [Scene] = []
    let folding = clock.measure {
      for index in instructions.steps.indices { if let scene = try? timeline.scene(ofStep: index) { scenes.append(scene) } }
    }
    var layouts: [Duration] = []
    var drawings: [Duration] = []
    for (scene, step) in zip(scenes, instructions.steps) {
      var diagram = DiagramScene()
      layouts.append(clock.measure { for _ in 0..<rounds { diagram = DiagramScene(of: scene, step: step) } })
      let drawing = DiagramDrawing(diagram, colors: colors, capabilities: capabilities)
      drawings.append(clock.measure { for _ in 0..<rounds { _ = drawing.surface(size: size) } })
    }
    func mean(_ durations: [Duration]) -> Double {
      durations.reduce(.zero, +) / .microseconds(max(1, rounds * durations.count))
    }
    let worst = zip(layouts, drawings).map { ($0 + $1) / .microseconds(rounds) }.max() ?? 0
    return Row(
      name: name, steps: instructions.steps.count, folding: folding / .microseconds(max(1, scenes.count)),
      layout: mean(layouts), drawing: mean(drawings), worst: worst)
  }

  var table: String {
    let head = ["steps", "fold", "lay out", "draw", "worst step"].map { $0.leftPadded(to: 11) }.joined()
    let lines = rows.map { row in
      let figures = [row.folding, row.layout, row.drawing, row.worst].map { "\(Int($0.rounded()))" }
      return row.name.padded(to: 18) + (["\(row.steps)"] + figures).map { $0.leftPadded(to: 11) }.joined()
    }
    return (["µs at \(Self.size.width)×\(Self.size.height)".padded(to: 18) + head] + lines).joined(separator: "\n")
  }
}
