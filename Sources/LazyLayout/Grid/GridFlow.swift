/// How the cells of a section flow into lines: the cells of neighbouring runs go on in the same line.
///
/// A lazy grid is a stack of lines. Each section's lines are one run of a ``LazyStack``; this tells which cells a line
/// holds.
public struct GridFlow: Hashable, Sendable {
  /// The index of the first cell of each run of cells, and the number of all.
  private let starts: [Int]
  /// The cells in a line.
  public let tracks: Int

  /// Creates the flow of runs of so many cells over a number of tracks.
  public init(counts: [Int], tracks: Int) {
    precondition(tracks > 0, "a grid has at least one track")
    self.tracks = tracks
    var starts = [0]
    for count in counts { starts.append((starts.last ?? 0) + count) }
    self.starts = starts
  }

  /// The number of cells.
  ///
  /// - Complexity: O(1).
  public var cellCount: Int { starts.last ?? 0 }

  /// The number of lines.
  ///
  /// - Complexity: O(1).
  public var lineCount: Int { (cellCount + tracks - 1) / tracks }

  /// The cells of a line; the last line may have fewer than there are tracks.
  ///
  /// - Complexity: O(1).
  public func cells(ofLine line: Int) -> Range<Int> {
    let start = line * tracks
    return start..<max(start, min(start + tracks, cellCount))
  }

  /// The line that holds a cell.
  ///
  /// - Complexity: O(1).
  public func line(ofCell cell: Int) -> Int { cell / tracks }

  /// The run of cells that a cell is of, and its index there.
  ///
  /// - Complexity: O(log runs).
  public func place(ofCell cell: Int) -> (run: Int, index: Int) {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= cell { low = middle } else { high = middle }
    }
    return (low, cell - starts[low])
  }

  /// The cell at an index of a run of cells.
  ///
  /// - Complexity: O(1).
  public func cell(_ index: Int, ofRun run: Int) -> Int { starts[run] + index }
}

extension LazyStack {
  /// The place before a series of changes of the cross extent is remembered: the user has not scrolled since.
  ///
  /// - Complexity: O(1).
  public var remembersPlace: Bool { position.remembered != nil }

  /// Gives a run of a grid's lines a new number of lines after its tracks changed; all lines hold other cells now.
  ///
  /// The line `anchor.old` becomes `anchor.new` and keeps its place, so that its anchor cell stays in the top line.
  /// Where the place is remembered (``remembersPlace``), go by the cell that was the anchor then, so that the way back
  /// leads to the former line.
  ///
  /// - Complexity: O(known lines · log n).
  public mutating func reflow(_ run: RunID, lines: Int, anchor: (old: Int, new: Int)?) {
    let remembered = position.remembered
    update(run, count: lines, survivors: anchor.map { [$0] } ?? [])
    invalidate(run)
    if let remembered, extents.slot(of: remembered.id) != nil { position.remembered = remembered }
  }
}
