import Folding
import StrictJSON

extension Instructions {
  /// The instructions as JSON text in the format they are read from.
  ///
  /// Reading the text gives the same instructions, but for pictures from FOLD files, which the format doesn't hold.
  public var jsonText: String { InstructionsWriter.value(of: self).prettyText(lineWidth: 110) }
}

/// Writes instructions in the format in which they are read.
enum InstructionsWriter {
  static func value(of instructions: Instructions) -> JSONValue {
    let sheet = instructions.paper.sheet
    var object = JSONMembers()
    object["id"] = .string(instructions.id)
    object["title"] = .string(instructions.title)
    object["origin"] = .string(instructions.origin)
    object["summary"] = text(instructions.summary)
    if !instructions.category.isEmpty { object["category"] = .array(instructions.category.map { .string($0) }) }
    object["difficulty"] = instructions.difficulty.map { .string($0.rawValue) }
    object["minutes"] = instructions.minutes.map { .integer($0) }
    object["paper"] = paper(instructions.paper)
    object["start"] = [
      "lies": .string(sheet.pose == .diamond ? "diamond" : "square"),
      "up": .string(sheet.sideUp == .coloured ? "coloured" : "white"),
    ]
    object["licence"] = instructions.licence.map { .string($0) }
    object["credit"] = instructions.credit.map { .string($0) }
    object["photos"] = instructions.firstPhotoPage.map { .string($0) }
    object["steps"] = .array(instructions.steps.map(step))
    if !instructions.finish.isEmpty { object["finish"] = .array(instructions.finish.map(ActionWriter.value)) }
    return object.value
  }

  private static func paper(_ paper: PaperChoice) -> JSONValue {
    var object = JSONMembers()
    let isSquare = paper.sheet.width == paper.sheet.height
    object["shape"] = .string(isSquare ? "square" : "rectangle")
    if !isSquare { object["proportions"] = [.number(paper.sheet.width), .number(paper.sheet.height)] }
    object["coloured"] = .string(paper.coloured.text)
    object["white"] = .string(paper.white.text)
    object["size"] = paper.size.map { .string($0) }
    return object.value
  }

  private static func step(_ step: Step) -> JSONValue {
    var object = JSONMembers()
    object["id"] = .string(step.id)
    object["title"] = .string(step.title)
    object["text"] = text(step.text)
    object["concise"] = step.concise.map { .string($0) }
    if step.audience != .everyone { object["for"] = .string(step.audience.rawValue) }
    for kind in Step.Remark.Kind.allCases {
      let texts = step.remarks.filter { $0.kind == kind }.map { JSONValue.string($0.text) }
      if !texts.isEmpty { object[kind.rawValue] = texts.count == 1 ? texts[0] : .array(texts) }
    }
    switch step.zoom {
    case nil: break
    case .folds: object["zoom"] = "folds"
    case .points(let points): object["zoom"] = .array(points.map(ReferenceWriter.point))
    }
    if !step.actions.isEmpty { object["do"] = .array(step.actions.map(ActionWriter.value)) }
    return object.value
  }

  private static func text(_ text: String) -> JSONValue? { text.isEmpty ? nil : .string(text) }
}

/// The members of an object in the order in which they are set; setting nothing adds nothing.
struct JSONMembers {
  private var members: [JSONValue.Member] = []

  subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set { if let newValue { members.append(JSONValue.Member(key, newValue)) } }
  }

  /// Takes over the members of an object.
  mutating func add(_ other: JSONMembers) { members += other.members }

  /// The members set so far.
  var all: [JSONValue.Member] { members }

  var value: JSONValue { .object(members) }
}
