import Folding

extension DiagramScene {
  /// Draws what folds when the paper is collapsed into a given folding: the new folds, and arrows that push.
  mutating func addCollapse(from paper: FoldedPaper, to end: FoldedPaper) {
    let folds = end.newFolds(since: paper)
    let segments = folds.map(\.segment)
    lines = lines.flatMap { line in
      line.kind == .crease ? line.segment.without(segments).map { DiagramLine(.crease, $0) } : [line]
    }
    lines += folds.map { DiagramLine($0.isVisible ? ($0.isValley ? .valley : .mountain) : .hidden, $0.segment) }
    lines.sort { $0.kind < $1.kind }
    let bounds = paperBounds
    let extent = max(bounds.width, bounds.height)
    for (from, to) in pushes(paper, end) {
      let way = (to - from) * (extent * 0.12 / max(from.distance(to: to), 1e-9))
      arrows.append(DiagramArrow(.push, path: [from - way * 1.3, from - way * 0.2]))
    }
  }

  /// The two corners of the paper that move farthest, each at a place of its own, and where they go.
  private func pushes(_ paper: FoldedPaper, _ end: FoldedPaper) -> [(from: PlanePoint, to: PlanePoint)] {
    let ways = paper.sheet.corners.map(\.name).compactMap { name -> (from: PlanePoint, to: PlanePoint)? in
      guard let from = paper.place(of: name), let to = end.place(of: name), from.distance(to: to) > 1e-6 else {
        return nil
      }
      return (from, to)
    }
    let sorted = ways.enumerated().sorted { first, second in
      let (a, b) = (
        first.element.from.distance(to: first.element.to), second.element.from.distance(to: second.element.to)
      )
      return abs(a - b) > 1e-9 ? a > b : first.offset < second.offset
    }
    var found: [(from: PlanePoint, to: PlanePoint)] = []
    for (_, way) in sorted where found.count < 2 && !found.contains(where: { $0.from.isSamePlace(as: way.from) }) {
      found.append(way)
    }
    return found
  }
}
