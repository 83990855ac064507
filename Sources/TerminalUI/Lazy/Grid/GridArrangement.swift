import LazyLayout

/// How the cells of a grid's section flow into lines, at one time.
@MainActor struct GridArrangement {
  let cells: [GridCells]
  let flow: GridFlow

  init(_ cells: [GridCells], tracks: Int) {
    self.cells = cells
    flow = GridFlow(counts: cells.map(\.count), tracks: max(1, tracks))
  }

  /// Where a cell comes from.
  func source(of cell: Int) -> CellSource {
    let (run, index) = flow.place(ofCell: cell)
    let (element, subview) = cells[run].place(of: index)
    return CellSource(provider: cells[run].provider, element: element, subview: subview)
  }

  /// The cell that a subview of an element is, if there is such a one.
  func cell(from source: CellSource) -> Int? {
    guard let run = cells.firstIndex(where: { $0.provider === source.provider }) else { return nil }
    return cells[run].cell(of: source.element, subview: source.subview).map { flow.cell($0, ofRun: run) }
  }
}

/// What a cell of a grid shows: a subview of an element.
@MainActor struct CellSource {
  let provider: any RowProviding
  var element: Int
  let subview: Int
}
