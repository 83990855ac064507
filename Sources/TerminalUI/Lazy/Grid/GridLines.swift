import LazyLayout

/// The lines of a grid's section: a run of rows for the engine, each made of the cells that flow into it.
final class GridLines: ListNode, RowProviding {
  private(set) var rules: GridRules
  private(set) var tracks: [Range<Int>]
  private var cells: [any RowProviding] = []
  private var flow = GridFlow(counts: [], tracks: 1)
  private var nodes: [Int: WeakLine] = [:]
  /// The cell that stays in the first line while the number of tracks changes and the user does not scroll.
  private var anchorCell: Int?
  let kind: RowKind
  var run: RunID?
  weak var lines: GridLines?

  private struct WeakLine {
    weak var node: GridLineNode?
  }

  init(_ rules: GridRules, _ tracks: [Range<Int>], _ context: ListContext) {
    self.rules = rules
    self.tracks = tracks
    kind = context.list.makeKind()
    super.init(context)
  }

  var elementCount: Int { flow.lineCount }
  var subviews: Subviews { .constant(1) }
  func id(of element: Int) -> AnyHashable? { nil }

  func makeRoot(of line: Int) -> RowRoot {
    if let node = nodes[line]?.node, node.isAlive, let root = RowRoot.around(node) { return root }
    return context.makeRoot { context in
      let node = GridLineNode(self, line, context)
      nodes[line] = WeakLine(node: node)
      return node
    }
  }

  /// The roots of the cells of a line, each with the subview that is the cell.
  func contents(ofLine line: Int) -> [(root: RowRoot, subview: Int)] {
    flow.cells(ofLine: line).map { cell in
      let place = flow.place(ofCell: cell)
      let (element, subview) = Self.element(place.index, of: cells[place.run])
      return (cells[place.run].makeRoot(of: element), subview)
    }
  }

  private static func element(_ index: Int, of provider: any RowProviding) -> (element: Int, subview: Int) {
    switch provider.subviews {
    case .constant(let count): return (index / count, index % count)
    case .dynamic:
      var left = index
      for element in 0..<provider.elementCount {
        let count = provider.makeRoot(of: element).elements.count
        if left < count { return (element, left) }
        left -= count
      }
      return (0, 0)
    }
  }

  private static func count(of provider: any RowProviding) -> Int { count(of: provider, before: provider.elementCount) }

  /// The cells of the elements before one.
  private static func count(of provider: any RowProviding, before element: Int) -> Int {
    switch provider.subviews {
    case .constant(let count): element * count
    case .dynamic: (0..<element).reduce(0) { $0 + provider.makeRoot(of: $1).elements.count }
    }
  }

  /// The line of an element of one of the runs of cells.
  func line(of element: Int, in provider: any RowProviding) -> Int? {
    guard let index = cells.firstIndex(where: { $0 === provider }) else { return nil }
    return flow.line(ofCell: flow.cell(Self.count(of: provider, before: element), ofRun: index))
  }

  // MARK: Changes

  /// The runs of cells are these now.
  func setCells(_ new: [any RowProviding]) {
    let isSame = new.count == cells.count && zip(new, cells).allSatisfy { $0 === $1 }
    if isSame && new.map({ Self.count(of: $0) }) == counts { return }
    change { provider, index in
      new.contains { $0 === provider } ? index : nil
    } to: {
      for provider in cells where !new.contains(where: { $0 === provider }) { provider.lines = nil }
      cells = new
      for provider in cells { provider.lines = self }
    }
  }

  /// A run of cells has new elements; `survivors` tells where those known went.
  func elementsDidChange(in provider: any RowProviding, _ survivors: [(old: Int, new: Int)]) {
    let places = Dictionary(survivors.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    change { other, index in
      guard other === provider, case .constant(let count) = provider.subviews else { return index }
      return places[index / count].map { $0 * count + index % count }
    } to: {
    }
  }

  private var counts: [Int] = []

  /// Makes the flow anew and tells the engine which lines went where, by their first cells.
  private func change(_ moved: (any RowProviding, Int) -> Int?, to apply: () -> Void) {
    let (old, oldCells) = (flow, cells)
    let known = run.map { context.list.knownElements(of: $0) } ?? []
    apply()
    counts = cells.map { Self.count(of: $0) }
    flow = GridFlow(counts: counts, tracks: max(1, tracks.count))
    guard let run else { return }
    var survivors: [(old: Int, new: Int)] = []
    for line in known.sorted() where line < old.lineCount {
      let place = old.place(ofCell: old.cells(ofLine: line).lowerBound)
      let provider = oldCells[place.run]
      guard let index = cells.firstIndex(where: { $0 === provider }), let new = moved(provider, place.index),
        new < counts[index]
      else { continue }
      let target = flow.line(ofCell: flow.cell(new, ofRun: index))
      if target > survivors.last?.new ?? -1 { survivors.append((line, target)) }
    }
    context.list.update(run, count: flow.lineCount, survivors: survivors)
    refill(survivors)
    context.list.invalidateRun(run)
  }

  /// The lines that are left hold other cells now.
  private func refill(_ survivors: [(old: Int, new: Int)]) {
    var kept: [Int: WeakLine] = [:]
    for (old, new) in survivors { kept[new] = nodes[old] }
    nodes = kept
    for (line, entry) in kept { entry.node?.fill(line) }
  }

  /// The columns are others: their number may have changed.
  func setTracks(_ rules: GridRules, _ tracks: [Range<Int>]) {
    let isOther = tracks.count != self.tracks.count
    self.rules = rules
    self.tracks = tracks
    guard isOther else {
      for entry in nodes.values { entry.node?.invalidateSizes(upTo: context.list.node) }
      return
    }
    let old = flow
    flow = GridFlow(counts: counts, tracks: max(1, tracks.count))
    guard let run else { return }
    var anchor: (old: Int, new: Int)?
    if let line = context.list.anchorElement(of: run), line < old.lineCount {
      let cell = context.list.stack.remembersPlace ? anchorCell : nil
      let first = min(cell ?? old.cells(ofLine: line).lowerBound, max(0, flow.cellCount - 1))
      anchorCell = first
      anchor = (line, flow.line(ofCell: first))
    }
    context.list.stack.reflow(run, lines: flow.lineCount, anchor: anchor)
    refill(anchor.map { [$0] } ?? [])
  }

  override func destroy() { for provider in cells { provider.lines = nil } }
}
