import LazyLayout
import StrictJSON

@testable import lazy_scenario

/// Scenarios as the text of scenario files.
enum ScenarioWriter {
  static func text(_ scenario: Scenario, _ actions: [Action], expecting expectation: JSONValue) -> String {
    var members: [JSONValue.Member] = [
      .init("name", .string(scenario.name)),
      .init("viewport", ["width": .integer(scenario.width), "height": .integer(scenario.height)]),
    ]
    if scenario.spacing > 0 { members.append(.init("spacing", .integer(scenario.spacing))) }
    var pinned: [JSONValue] = []
    if scenario.pinned.contains(.sectionHeaders) { pinned.append("headers") }
    if scenario.pinned.contains(.sectionFooters) { pinned.append("footers") }
    if !pinned.isEmpty { members.append(.init("pinned", .array(pinned))) }
    if let retention = scenario.retention { members.append(.init("retention", .integer(retention))) }
    members.append(.init("rows", .array(scenario.rows.map(json))))
    members.append(.init("actions", .array(actions.map(json) + [["expect": expectation]])))
    return JSONValue.object(members).prettyText(lineWidth: 120)
  }

  private static func json(_ item: Item) -> JSONValue {
    switch item {
    case .row(let row): return json(row)
    case .run(let run):
      var members: [JSONValue.Member] = [.init("run", .string(run.name)), .init("count", .integer(run.count))]
      members += json(run.pattern)
      if run.cross != 1 { members.append(.init("cross", .integer(run.cross))) }
      return .object(members)
    case .section(let section):
      var members: [JSONValue.Member] = [.init("section", .string(section.name))]
      if let header = section.header { members.append(.init("header", json(header))) }
      if let footer = section.footer { members.append(.init("footer", json(footer))) }
      members.append(.init("rows", .array(section.rows.map(json))))
      return .object(members)
    }
  }

  private static func json(_ pattern: RunSpec.Pattern) -> [JSONValue.Member] {
    switch pattern {
    case .formula(let a, let m, let b, let n):
      return [.init("formula", .array([a, m, b, n].map { .integer($0) }))]
    case .cycle(let rules):
      var extents: [JSONValue] = []
      var texts: [JSONValue] = []
      var plus = 0
      for rule in rules {
        switch rule {
        case .fixed(let extent): extents.append(.integer(extent))
        case .text(let cells, let more):
          texts.append(.integer(cells))
          plus = more
        case .table: preconditionFailure("a run's rule")
        }
      }
      return texts.isEmpty
        ? [.init("extents", .array(extents))] : [.init("texts", .array(texts)), .init("plus", .integer(plus))]
    }
  }

  private static func json(_ row: RowSpec) -> JSONValue {
    var members: [JSONValue.Member] = [.init("id", .string(row.id))]
    switch row.content {
    case .plain(.fixed(let extent)): members.append(.init("extent", .integer(extent)))
    case .plain(.text(let cells, let plus)):
      members += [.init("text", .integer(cells)), .init("plus", .integer(plus))]
    case .plain(.table(let entries)):
      members.append(
        .init("extentAt", .object(entries.map { .init("\($0.width)", .integer($0.extent)) })))
    case .subviews(let extents, let isDynamic):
      members.append(.init("subviews", .array(extents.map { .integer($0) })))
      if isDynamic { members.append(.init("dynamic", true)) }
    case .nested(let nested):
      members.append(
        .init("nested", ["columns": .array(nested.columns.map(json)), "spacing": .integer(nested.spacing)]))
    }
    if let kind = row.kind { members.append(.init("kind", .string(kind))) }
    if row.cross != 1 { members.append(.init("cross", .integer(row.cross))) }
    return .object(members)
  }

  static func json(_ action: Action) -> JSONValue {
    switch action {
    case .scroll(let cells): return ["scroll": .integer(cells)]
    case .scrollTo(let spec):
      var members: [JSONValue.Member] = [
        .init("scrollTo", .string(spec.id)), .init("at", .string(spec.at.rawValue)),
      ]
      if let duration = spec.duration { members.append(.init("duration_us", .integer(duration))) }
      if let play = spec.play { members.append(.init("play", .integer(play))) }
      return .object(members)
    case .scrollToEdge(let edge): return ["scrollToEdge": .string(edge.rawValue)]
    case .scrollNested(let id, let cells): return ["scrollNested": ["id": .string(id), "by": .integer(cells)]]
    case .dragThumb(let fraction): return ["dragThumb": .number(fraction)]
    case .resize(let width, let height):
      return ["resize": ["width": .integer(width), "height": .integer(height)]]
    case .frames(let count): return ["frames": .integer(count)]
    case .change(let changes):
      return changes.count == 1 ? json(changes[0]) : ["batch": .array(changes.map(json))]
    case .loop, .until, .expect, .expectEach: preconditionFailure("an action of the fuzz")
    }
  }

  private static func json(_ change: DataChange) -> JSONValue {
    switch change {
    case .insert(.end, let items): ["append": .array(items.map(json))]
    case .insert(let spot, let items): ["insert": .object([json(spot), .init("rows", .array(items.map(json)))])]
    case .remove(let ids): ["remove": .array(ids.map { .string($0) })]
    case .move(let id, let spot): ["move": .object([.init("id", .string(id)), json(spot)])]
    case .replace(let items): ["replace": .array(items.map(json))]
    case .setExtent(let extents): ["setExtent": .object(extents.map { .init($0.id, .integer($0.extent)) })]
    }
  }

  private static func json(_ spot: DataChange.Spot) -> JSONValue.Member {
    switch spot {
    case .before(let id): .init("before", .string(id))
    case .after(let id): .init("after", .string(id))
    case .into(let section): .init("into", .string(section))
    case .end: preconditionFailure("a spot beside a row")
    }
  }
}
