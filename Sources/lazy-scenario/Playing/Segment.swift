import LazyLayout

/// What a run of the stack stands for: a single row, or a stretch of a scenario's run.
struct Segment {
  enum Content {
    case row(RowSpec)
    case run(RunSpec, start: Int)
  }

  var content: Content
  var kind: RowKind

  /// The id of an element of the run, without its subview.
  func elementID(_ element: Int) -> String {
    switch content {
    case .row(let spec): spec.id
    case .run(let spec, let start): "\(spec.name)\(start + element)"
    }
  }

  /// The id of a row of the run.
  func id(_ row: Row) -> String {
    if case .row(let spec) = content, case .subviews = spec.content { return "\(spec.id).\(row.subview)" }
    return elementID(row.element)
  }

  var cost: Cost {
    switch content {
    case .row(let spec): spec.cost
    case .run(let spec, _): spec.cost
    }
  }

  var nested: NestedSpec? {
    if case .row(let spec) = content, case .nested(let nested) = spec.content { return nested }
    return nil
  }

  /// A column's height.
  var cross: Int {
    switch content {
    case .row(let spec): spec.cross
    case .run(let spec, _): spec.cross
    }
  }

  /// The extent that the scenario gives a row at a width; none for a row with a nested stack.
  func extent(_ row: Row, atWidth width: Int) -> Int? {
    switch content {
    case .run(let spec, let start): return spec.rule(at: start + row.element).extent(atWidth: width)
    case .row(let spec):
      switch spec.content {
      case .plain(let rule): return rule.extent(atWidth: width)
      case .subviews(let extents, _): return extents[row.subview]
      case .nested: return nil
      }
    }
  }
}
