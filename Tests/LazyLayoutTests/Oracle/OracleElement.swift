@testable import lazy_scenario

/// What an id of the data names: a row, or the subviews that it resolves to.
final class OracleElement {
  enum Role { case header, content, footer }

  struct Row {
    var id: String
    var rule: ExtentRule
  }

  let role: Role
  let id: String
  let spec: RowSpec
  let rows: [Row]

  init(_ spec: RowSpec, _ role: Role) {
    id = spec.id
    self.spec = spec
    self.role = role
    rows = Self.rows(of: spec)
  }

  convenience init(_ run: RunSpec, _ index: Int) {
    self.init(RowSpec(id: "\(run.name)\(index)", content: .plain(run.rule(at: index)), kind: run.name), .content)
  }

  var isPlain: Bool { if case .plain = spec.content { true } else { false } }
  var nested: NestedSpec? { if case .nested(let nested) = spec.content { nested } else { nil } }

  func with(extent: Int) -> OracleElement {
    var spec = spec
    spec.content = .plain(.fixed(extent))
    return OracleElement(spec, role)
  }

  private static func rows(of spec: RowSpec) -> [Row] {
    switch spec.content {
    case .plain(let rule): [Row(id: spec.id, rule: rule)]
    case .subviews(let extents, _): extents.enumerated().map { Row(id: "\(spec.id).\($0)", rule: .fixed($1)) }
    case .nested(let nested): [Row(id: spec.id, rule: .fixed(nested.firstCross))]
    }
  }
}

extension NestedSpec {
  /// A lazy stack is as tall as its first subview.
  var firstCross: Int {
    switch columns.first {
    case .row(let row): row.cross
    case .run(let run): run.cross
    case .section, nil: 0
    }
  }

  /// The columns' extents.
  var widths: [Int] {
    columns.flatMap { column -> [Int] in
      switch column {
      case .row(let row): if case .plain(let rule) = row.content { [rule.extent(atWidth: 0)] } else { [] }
      case .run(let run): (0..<run.count).map { run.rule(at: $0).extent(atWidth: 0) }
      case .section: []
      }
    }
  }
}
