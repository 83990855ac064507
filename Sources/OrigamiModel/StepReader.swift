import Folding
import StrictJSON

/// Reads the steps of instructions.
struct StepReader {
  let actions: ActionReader

  func steps(_ object: JSONObject) -> [Step] {
    var ids: Set<String> = []
    var steps: [Step] = []
    for (index, reader) in (object.required("steps")?.elements() ?? []).enumerated() {
      guard let step = step(reader, number: index + 1) else { continue }
      if !ids.insert(step.id).inserted { reader.report("another step has the id “\(step.id)” already") }
      steps.append(step)
    }
    return steps
  }

  private func step(_ reader: JSONReader, number: Int) -> Step? {
    let object = reader.object()
    let id = object.optional("id").map(Identifier.read) ?? "step-\(number)"
    let title = object.text("title")
    let text = object.optional("text")?.string() ?? ""
    let concise = object.optional("concise")?.string()
    let audience = object.optional("for").map { $0.choice(of: Step.Audience.self) } ?? .everyone
    var done: [Action] = []
    for (index, action) in (object.optional("do")?.elements() ?? []).enumerated() {
      if let action = actions.action(action, standIn: "\(number).\(index + 1)") { done.append(action) }
    }
    let zoom = object.optional("zoom").flatMap(zoom)
    let remarks = Step.Remark.Kind.allCases.flatMap { kind in
      object.optional(kind.rawValue).map { texts($0).map { Step.Remark(kind, $0) } } ?? []
    }
    object.finish()
    guard let id, let audience else { return nil }
    var step = Step(id: id, title: title, text: text, actions: done)
    step.concise = concise
    step.audience = audience
    step.zoom = zoom
    step.remarks = remarks
    return step
  }

  /// `"folds"`, or one point or several.
  private func zoom(_ reader: JSONReader) -> Step.Zoom? {
    if reader.kind == .string, reader.string() == "folds" { return .folds }
    let points = actions.points(reader)
    return points.isEmpty ? nil : .points(points)
  }

  /// One text or several.
  private func texts(_ reader: JSONReader) -> [String] {
    reader.kind == .array ? reader.array { $0.string() } : [reader.string()]
  }
}
