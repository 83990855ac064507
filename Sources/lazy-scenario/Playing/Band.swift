import LazyLayout

/// A horizontal stack within a row; its place is kept as long as the scenario runs.
final class Band {
  var stack: LazyStack
  var source = ScenarioSource()
  var placed = PlacedNames()

  /// Makes the stack of a row's columns; their kinds are numbered together with those of the rows.
  init(_ spec: NestedSpec, kinds: inout Catalogue) {
    stack = LazyStack(spacing: spec.spacing)
    source.isNested = true
    for item in spec.columns {
      switch item {
      case .row(let row):
        add(.row(row), count: 1, kind: kinds.kind(named: "column " + (row.kind ?? "")))
      case .run(let run):
        add(.run(run, start: 0), count: run.count, kind: kinds.kind(named: "columns " + run.name))
      case .section:
        break
      }
    }
  }

  private func add(_ content: Segment.Content, count: Int, kind: RowKind) {
    source.catalogue.add(Segment(content: content, kind: kind), as: stack.insertRun(count: count, kind: kind))
  }

  /// The height of the first column, which is built and measured for it; 0 without columns.
  func crossExtent(_ viewport: Viewport) -> Int {
    guard let row = stack.firstRow else { return 0 }
    stack.prepare(row, viewport, source: &source)
    return source.catalogue[row.run]?.cross ?? 0
  }
}
