import LazyLayout

/// A horizontal stack within a row; its place is kept as long as the scenario runs.
final class Band {
  var stack: LazyStack
  var source = ScenarioSource()
  var placed = PlacedNames()

  init(_ spec: NestedSpec, kindsFrom name: String) {
    stack = LazyStack(spacing: spec.spacing)
    source.isNested = true
    for item in spec.columns {
      switch item {
      case .row(let row):
        add(.row(row), count: 1, kind: row.kind.map { "kind " + $0 } ?? "single")
      case .run(let run):
        add(.run(run, start: 0), count: run.count, kind: "run " + run.name)
      case .section:
        break
      }
    }
  }

  private func add(_ content: Segment.Content, count: Int, kind name: String) {
    let kind = source.catalogue.kind(named: name)
    source.catalogue.add(Segment(content: content, kind: kind), as: stack.insertRun(count: count, kind: kind))
  }

  /// The height of the first column, which is built and measured for it; 0 without columns.
  func crossExtent(_ viewport: Viewport) -> Int {
    guard let row = stack.firstRow else { return 0 }
    stack.prepare(row, viewport, source: &source)
    return source.catalogue[row.run]?.cross ?? 0
  }
}
