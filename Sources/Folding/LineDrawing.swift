/// Lines gathered for a drawing: what runs on straight is joined, and no stretch is drawn twice.
struct LineDrawing {
  struct Key: Hashable {
    let kind: PaperEdge.Kind
    let assignment: CreaseAssignment?
    let isVisible: Bool

    init(_ kind: PaperEdge.Kind, _ assignment: CreaseAssignment? = nil, isVisible: Bool) {
      self.kind = kind
      self.assignment = assignment
      self.isVisible = isVisible
    }

    /// The place in the order of drawing: seen before hidden, border before fold before crease.
    fileprivate var rank: Int {
      let kindRank =
        switch kind {
        case .border: 0
        case .folded: 1
        case .crease: assignment == nil || assignment == .flat ? 3 : 2
        }
      return (isVisible ? 0 : 4) + kindRank
    }
  }

  private struct Stroke {
    let line: PlaneLine
    var ranges: [Key: [ClosedRange<Double>]] = [:]
    var keys: [Key] = []
  }

  /// Rounded direction and distance of a line; lines that are the same differ by one at most in each.
  private struct Cell: Hashable {
    var slope: Int
    var distance: Int
  }

  private static let cellSize = 8 * Tolerance.overlap
  /// The cells once round.
  private static let roundCells = Int((4 / cellSize).rounded(.up))
  private var strokes: [Stroke] = []
  private var cells: [Cell: [Int]] = [:]

  mutating func add(_ segment: PlaneSegment, _ key: Key) {
    guard let line = segment.line else { return }
    let index = stroke(along: line)
    let a = strokes[index].line.position(of: segment.start)
    let b = strokes[index].line.position(of: segment.end)
    if strokes[index].ranges[key] == nil { strokes[index].keys.append(key) }
    strokes[index].ranges[key, default: []].append(min(a, b)...max(a, b))
  }

  private mutating func stroke(along line: PlaneLine) -> Int {
    let cell = Self.cell(of: line)
    for slope in -1...1 {
      for distance in -1...1 {
        let near = Cell(
          slope: (cell.slope + slope + Self.roundCells) % Self.roundCells, distance: cell.distance + distance)
        if let known = cells[near]?.first(where: { strokes[$0].line.isSameLine(as: line) }) { return known }
      }
    }
    // A direction and its opposite are one line: it is found in either's cell.
    let opposite = PlaneLine(origin: line.origin, direction: line.direction * -1)
    strokes.append(Stroke(line: line))
    for cell in Set([cell, Self.cell(of: opposite)]) { cells[cell, default: []].append(strokes.count - 1) }
    return strokes.count - 1
  }

  /// The cell of a line by its direction, counted round in quarters that grow evenly with the direction's components,
  /// and by the distance from the origin.
  private static func cell(of line: PlaneLine) -> Cell {
    let direction = line.direction
    let share = direction.y / (abs(direction.x) + abs(direction.y))
    let round = direction.x < 0 ? 2 - share : share < 0 ? 4 + share : share
    return Cell(
      slope: Int((round / cellSize).rounded(.down)) % roundCells,
      distance: Int((line.offset(of: PlanePoint(0, 0)) / cellSize).rounded(.down)))
  }

  /// What was gathered, the more telling line first where several lie on each other.
  var edges: [DrawnEdge] {
    strokes.flatMap { stroke in
      var drawn = Spans()
      let order = stroke.keys.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      return order.flatMap { _, key in
        let own = Spans(joining: stroke.ranges[key] ?? [])
        let left = own.subtracting(drawn)
        drawn = Spans(joining: drawn.ranges + own.ranges)
        return left.ranges.map { range in
          let segment = PlaneSegment(stroke.line.point(at: range.lowerBound), stroke.line.point(at: range.upperBound))
          return DrawnEdge(kind: key.kind, assignment: key.assignment, segment: segment, isVisible: key.isVisible)
        }
      }
    }
  }
}
