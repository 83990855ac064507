import Folding

extension DiagramScene {
  /// The marks that tell why the lines of some folds run where they do, as far as that can be seen on the paper.
  static func marks(of moves: [Move], on paper: FoldedPaper, extent: Double) -> [DiagramMark] {
    let size = extent * 0.05
    let place = { (point: PointReference) -> PlanePoint? in try? paper.place(of: point) }
    let span = { (line: LineReference) -> PlaneSegment? in try? paper.span(of: line) }
    var marks: [DiagramMark] = []
    for move in moves {
      guard let fold = (move.line + move.hiddenLine).longest else { continue }
      switch move.fold.line {
      case .perpendicular(let other, _), .bringingPointAcross(_, _, let other):
        marks += rightAngle(between: fold, and: span(other), on: paper, size).map { [$0] } ?? []
      case .bringingLine(let moving, let target, _):
        marks += equalAngles(span(moving), span(target), fold, extent, size).map { [$0] } ?? []
      case .bringingPoint(_, .between(let start, let end, let fraction)):
        guard let parts = partCount(fraction), let start = place(start), let end = place(end) else { break }
        if start.distance(to: end) > size * Double(parts) {
          marks.append(.ticks(from: start, to: end, parts: parts, size: size))
        }
      case .angled(_, _, let through) where move.fold.undoing != nil:
        if let held = place(through) { marks.append(.dot(at: held, size: size * 0.8)) }
      default: break
      }
    }
    return marks
  }

  private static func rightAngle(
    between fold: PlaneSegment, and other: PlaneSegment?, on paper: FoldedPaper, _ size: Double
  ) -> DiagramMark? {
    guard let first = fold.line, let second = other?.line, let corner = first.crossing(with: second) else { return nil }
    // The square stands in one of the four corners that lies on paper.
    for (along, across) in [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)] {
      let (along, across) = (first.direction * along, second.direction * across)
      if paper.topmostFace(at: corner + (along + across) * size) != nil {
        return .rightAngle(at: corner, along: along, and: across, size: size)
      }
    }
    return nil
  }

  private static func equalAngles(
    _ moving: PlaneSegment?, _ target: PlaneSegment?, _ fold: PlaneSegment, _ extent: Double, _ size: Double
  ) -> DiagramMark? {
    guard let moving, let target, let line = moving.line, let other = target.line, let crease = fold.line,
      let corner = line.crossing(with: other), [moving, target].allSatisfy({ $0.distance(to: corner) < size })
    else { return nil }
    let side = moving.middle - corner
    let along = fold.middle - corner
    let radius = min(extent * 0.2, side.length, along.length, (target.middle - corner).length)
    guard radius > size else { return nil }
    let bisector = crease.direction * (along.dot(crease.direction) < 0 ? -1 : 1)
    // Arcs shorter than a tick can't be told.
    let start = side * (1 / side.length)
    guard abs(start.cross(bisector)) * radius > size * 0.9, start.dot(bisector) > 0 else { return nil }
    return .arcs(at: corner, from: start, over: bisector, radius: radius, size: size)
  }

  /// The number of equal parts that a fraction is counted in, if few.
  private static func partCount(_ fraction: Double) -> Int? {
    (2...5).first {
      abs((fraction * Double($0)).rounded() - fraction * Double($0)) < 1e-9 && fraction > 0 && fraction < 1
    }
  }

  /// Draws arrows that lie on each other once, with a tick for each that says so.
  mutating func joinRepeatedArrows(extent: Double) {
    var kept: [DiagramArrow] = []
    for arrow in arrows {
      if kept.contains(where: { $0.runs(like: arrow) }) {
        let count = Double(marks.count { $0.kind == .again })
        marks.append(.again(on: arrow.path.map { $0 + PlanePoint(0, count * extent * 0.02) }, size: extent * 0.06))
      } else {
        kept.append(arrow)
      }
    }
    arrows = kept
  }
}

extension DiagramArrow {
  fileprivate func runs(like other: DiagramArrow) -> Bool {
    kind == other.kind && path.count == other.path.count
      && zip(path, other.path).allSatisfy { $0.distance(to: $1) < 1e-6 }
  }
}

extension [PlaneSegment] {
  /// The longest of them.
  fileprivate var longest: PlaneSegment? { self.max { $0.length < $1.length } }
}
