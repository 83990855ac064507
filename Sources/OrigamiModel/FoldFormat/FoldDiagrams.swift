import StrictJSON

/// What two writers of FOLD files tell besides the format: Rabbit Ear's texts and fold lines of a frame, and the
/// sentences of Origami Odyssey.
///
/// These are read as far as they make sense; nothing in them is a reason to refuse a file.
struct FoldDiagrams {
  let text: String?
  let lines: [FoldFrame.DrawnLine]

  init(_ reader: JSONReader) {
    var text: [String] = []
    var lines: [FoldFrame.DrawnLine] = []
    for case .object(let diagram) in Self.array(reader.value()) {
      for member in diagram {
        switch (member.key, member.value) {
        case ("re:diagram_instructions", .object(let languages)):
          let english = languages.first { $0.key == "en" } ?? languages.first
          if case .string(let sentence)? = english?.value { text.append(sentence) }
        case ("re:diagram_lines", let value): lines += Self.array(value).compactMap(Self.line)
        default: break
        }
      }
    }
    self.text = text.isEmpty ? nil : text.joined(separator: " ")
    self.lines = lines
  }

  /// The sentences of a tree of steps, those within others indented.
  static func sentences(_ reader: JSONReader) -> [String] {
    var sentences: [String] = []
    var waiting: [(JSONValue, Int)] = [(reader.value(), 0)]
    while let (value, depth) = waiting.popLast() {
      guard case .object(let step) = value else { continue }
      if case .string(let sentence)? = step.first(where: { $0.key == "desc" })?.value {
        sentences.append(String(repeating: "  ", count: min(depth, 8)) + sentence)
      }
      let children = step.first { $0.key == "children" }.map { array($0.value) } ?? []
      waiting += children.reversed().map { ($0, depth + 1) }
    }
    return sentences
  }

  private static func line(_ value: JSONValue) -> FoldFrame.DrawnLine? {
    guard case .object(let line) = value else { return nil }
    let classes = line.first { $0.key == "re:diagram_line_classes" }.map { array($0.value) } ?? []
    let ends = (line.first { $0.key == "re:diagram_line_coords" }.map { array($0.value) } ?? []).compactMap(vertex)
    guard ends.count == 2 else { return nil }
    let assignment: FoldFrame.Assignment =
      classes.contains("valley") ? .valley : classes.contains("mountain") ? .mountain : .unassigned
    return FoldFrame.DrawnLine(assignment: assignment, start: ends[0], end: ends[1])
  }

  private static func vertex(_ value: JSONValue) -> FoldFrame.Vertex? {
    let numbers = array(value).compactMap { value -> Double? in
      switch value {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    }
    guard numbers.count >= 2, numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    return FoldFrame.Vertex(x: numbers[0], y: numbers[1], z: numbers.count > 2 ? numbers[2] : 0)
  }

  private static func array(_ value: JSONValue) -> [JSONValue] {
    if case .array(let values) = value { values } else { [] }
  }
}
