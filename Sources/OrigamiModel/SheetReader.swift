import Folding
import StrictJSON

/// Reads what paper to take and how it lies at the start.
enum SheetReader {
  private enum Shape: String, CaseIterable { case square, rectangle }
  private enum Pose: String, CaseIterable { case diamond, square }
  private enum Up: String, CaseIterable { case coloured, white }

  /// The sheet, from how it lies (`start`) and its shape (in the model's `paper`).
  static func sheet(start reader: JSONReader, paper model: JSONObject) -> Sheet? {
    let start = reader.object()
    let pose = start.choice("lies", of: Pose.self)
    let up = start.choice("up", of: Up.self)
    start.finish()
    guard let pose, let up else { return nil }
    let side: Sheet.Side = up == .coloured ? .coloured : .white
    guard let paper = model.optional("paper"), paper.kind == .object,
      let (width, height) = proportions(paper.object())
    else { return Sheet(pose: pose == .diamond ? .diamond : .square, sideUp: side) }
    if pose == .diamond { reader.report("only a square lies with a corner toward the folder") }
    return Sheet(width: width, height: height, sideUp: side)
  }

  static func choice(_ reader: JSONReader, of sheet: Sheet) -> PaperChoice? {
    let paper = reader.object()
    if paper.choice("shape", of: Shape.self) == .rectangle { _ = paper.required("proportions") }
    _ = paper.optional("proportions")?.elements(count: 2)?.map { $0.double(in: 0.01...10_000) }
    let coloured = paper.value("coloured", color)
    let white = paper.optional("white").map(color) ?? .white
    let size = paper.optional("size")?.string()
    paper.finish()
    guard let coloured, let white else { return nil }
    return PaperChoice(sheet: sheet, coloured: coloured, white: white, size: size)
  }

  /// Width and height of a rectangle; nothing for a square or where they are wrong, which is reported elsewhere.
  private static func proportions(_ paper: JSONObject) -> (Double, Double)? {
    guard let reader = paper.optional("proportions"), reader.kind == .array else { return nil }
    var sizes: [Double] = []
    for size in reader.elements() ?? [] where size.kind == .number { sizes.append(size.double()) }
    guard sizes.count == 2, sizes.allSatisfy({ (0.01...10_000).contains($0) }) else { return nil }
    if max(sizes[0], sizes[1]) > 20 * min(sizes[0], sizes[1]) {
      reader.report("paper is at most 20 times as long as wide")
      return nil
    }
    return (sizes[0], sizes[1])
  }

  private static func color(_ reader: JSONReader) -> PaperColor? {
    if reader.kind == .string, let color = PaperColor(reader.string()) { return color }
    reader.report(expected: "a colour: “#rrggbb” or one of \(PaperColor.names.joined(separator: ", "))")
    return nil
  }
}
