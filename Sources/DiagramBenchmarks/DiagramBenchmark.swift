import OrigamiModel
import OrigamiScreens
import TerminalUI

/// What drawing a diagram costs: every step of a library's models, from its scene to cells.
struct DiagramBenchmark {
  /// How long the steps of one model take.
  struct Line {
    let model: String
    let steps: Int
    /// Microseconds for making the shapes and drawing them, of the middle and of the slowest step.
    let middle: Int
    let slowest: Int
  }

  /// The size of a large diagram, in cells.
  static let size = Size(width: 60, height: 30)
  /// How often each step is drawn; the fastest counts, since only others' work makes it slower.
  private static let repetitions = 20

  /// Draws the models in a folder.
  static func lines(models folder: String) throws -> [Line] {
    let catalogue = Catalogue(folder: folder)
    return try catalogue.names.map { name in
      var timeline = Timeline(try catalogue.model(name).instructions())
      let colors = DiagramColors(timeline.instructions.paper)
      let steps = timeline.instructions.steps
      let times = try steps.indices.map { index in
        let scene = try timeline.scene(ofStep: index)
        let clock = ContinuousClock()
        let fastest =
          (0..<repetitions).map { _ in
            clock.measure {
              let diagram = DiagramScene(of: scene, step: steps[index])
              _ = DiagramDrawing(diagram, colors: colors).surface(size: size)
            }
          }.min() ?? .zero
        return Int(fastest / .microseconds(1))
      }.sorted()
      return Line(model: name, steps: steps.count, middle: times[times.count / 2], slowest: times.last ?? 0)
    }
  }

  /// A table of all models.
  static func table(models folder: String) throws -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let head = "diagrams at \(size.width)×\(size.height), µs   steps   middle  slowest"
    return
      ([head]
      + (try lines(models: folder)).map { line in
        line.model + padded("\(line.steps)", 31 - line.model.count) + padded("\(line.middle)", 9)
          + padded("\(line.slowest)", 9)
      }).joined(separator: "\n")
  }
}
