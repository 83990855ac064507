public import Folding

extension DiagramScene {
  /// Draws a folded paper, what is to be done to it, and where that leads.
  ///
  /// - Complexity: O(overlapping pairs of faces).
  public init(of paper: FoldedPaper, moves: [Move] = [], signs: [DiagramSign] = [], zoom: Bounds? = nil) {
    self.init(of: paper.drawing, moves: moves, signs: signs, zoom: zoom)
  }

  /// Draws paper that may come from elsewhere, its creases by what they are assigned to be.
  ///
  /// - Complexity: O(overlapping pairs of faces).
  public init(of paper: PaperDrawing, moves: [Move] = [], signs: [DiagramSign] = [], zoom: Bounds? = nil) {
    let faces = Self.faces(of: paper)
    self.init(faces: paper.hasKnownLayers ? faces : Self.shiningThrough(faces), zoom: zoom)
    isTranslucent = !paper.hasKnownLayers
    let edges = Self.edges(of: paper)
    // A fold of covered layers that runs along an edge is seen there.
    let borders = edges.filter { $0.kind == .edge }.map(\.segment)
    var folds: [[PlaneSegment]] = []
    for move in moves {
      // What is unfolded isn't folded again where it was: the edge stays an edge.
      let seen = move.isUnfolding ? [] : move.line + move.hiddenLine.flatMap { $0.shared(with: borders) }
      // Where two folds run along one line, front and back, the first is the one that is seen.
      folds.append(seen.flatMap { $0.without(folds.flatMap(\.self)) })
    }
    let allFolds = folds.flatMap(\.self)
    lines = edges.flatMap { line in
      // The pattern of a fold line can't be told on another line.
      line.segment.without(allFolds).compactMap { line.kind == .crease ? $0.shortened : $0 }
        .map { DiagramLine(line.kind, $0) }
    }
    for (move, seen) in zip(moves, folds) {
      if !move.kind.isUnfolded {
        // Dots on a fold line would turn its dashes into another pattern.
        let landing = move.landingOutline.flatMap { $0.without(allFolds + move.hiddenLine) }
        lines += landing.map { DiagramLine(.landing, $0) }
      }
      lines +=
        move.isUnfolding
        ? [] : (move.line + move.hiddenLine).flatMap { $0.without(allFolds) }.map { DiagramLine(.hidden, $0) }
      lines += seen.map { DiagramLine(DiagramLine.Kind(of: move.kind), $0) }
    }
    lines.sort { $0.kind < $1.kind }
    addArrows(moves)
    for sign in signs { add(sign) }
  }

  /// Draws an arrow for each move; moves that look the same, as of one layer after the other, have the same.
  private mutating func addArrows(_ moves: [Move]) {
    var drawn: [(move: Move, arrow: DiagramArrow)] = []
    for move in moves {
      let known = drawn.first { $0.move.looks(like: move) }?.arrow
      guard let arrow = known ?? DiagramArrow(for: move, among: moves, in: self) else { continue }
      drawn.append((move, arrow))
      arrows.append(arrow)
    }
  }

  private static func faces(of paper: PaperDrawing) -> [DiagramFace] {
    var below = [[Int]](repeating: [], count: paper.faces.count)
    for (upper, lower) in paper.layers.all { below[upper].append(lower) }
    let visible = paper.visibleFaces()
    var counts = [Int](repeating: 0, count: paper.faces.count)
    for face in visible {
      counts[face.face] =
        face.pieces.map { piece in
          let middle = piece.middle
          return below[face.face].count { paper.faces[$0].polygon.contains(middle) }
        }.max() ?? 0
    }
    paper.level(&counts)
    return visible.flatMap { face in
      face.pieces.map { DiagramFace(outline: $0.corners, side: face.side, layersBelow: counts[face.face]) }
    }
  }

  /// The layers of one shape through which nothing shines any more: less than half a step of 255 is left.
  private static let mostSeenThrough = 32

  /// Translucent faces without those that add nothing to the many of the same shape in the same place.
  private static func shiningThrough(_ faces: [DiagramFace]) -> [DiagramFace] {
    guard faces.count > mostSeenThrough else { return faces }
    var counts: [Set<PlanePoint>: Int] = [:]
    return faces.filter { face in
      let corners = Set(face.outline.map { PlanePoint(($0.x * 1e6).rounded(), ($0.y * 1e6).rounded()) })
      counts[corners, default: 0] += 1
      return counts[corners, default: 0] <= mostSeenThrough
    }
  }

  /// The visible edges and creases, from end to end; of paper that is seen through also the hidden ones.
  private static func edges(of paper: PaperDrawing) -> [DiagramLine] {
    paper.drawnEdges().filter { $0.isVisible || !paper.hasKnownLayers }.map { edge in
      DiagramLine(edge.isVisible ? DiagramLine.Kind(of: edge) : .hidden, edge.segment)
    }
  }
}

extension Move {
  /// The middle of what moves.
  var middle: PlanePoint { Bounds(of: moving.flatMap(\.corners)).middle }

  /// Whether another move takes what lies in the same place to the same place.
  fileprivate func looks(like other: Move) -> Bool {
    kind == other.kind
      && zip([from, to, middle], [other.from, other.to, other.middle]).allSatisfy { $0.isSamePlace(as: $1) }
  }
}

extension PaperDrawing {
  /// Gives faces that are one flat piece of paper, with creases in it, the same number: the greatest of theirs.
  fileprivate func level(_ counts: inout [Int]) {
    var neighbours = [[Int]](repeating: [], count: faces.count)
    for edge in edges where edge.kind == .crease && edge.faces.count == 2 {
      neighbours[edge.faces[0]].append(edge.faces[1])
      neighbours[edge.faces[1]].append(edge.faces[0])
    }
    var isDone = [Bool](repeating: false, count: faces.count)
    // The greatest first: what it reaches is settled.
    for face in faces.indices.sorted(by: { counts[$0] > counts[$1] }) where !isDone[face] {
      var news = [face]
      while let next = news.popLast() {
        if isDone[next] { continue }
        isDone[next] = true
        counts[next] = counts[face]
        news += neighbours[next]
      }
    }
  }
}

extension DiagramLine.Kind {
  /// How an edge of paper is drawn.
  fileprivate init(of edge: DrawnEdge) {
    switch edge.assignment {
    case .valley: self = .valley
    case .mountain: self = .mountain
    case .flat, .unassigned: self = .crease
    case .cut: self = .edge
    case nil: self = edge.kind == .crease ? .crease : .edge
    }
  }

  /// How a fold line is drawn on the layer nearest to the folder, which an outside reverse fold folds toward them.
  init(of fold: Fold.Kind) {
    switch fold {
    case .valley, .valleyAndUnfold, .outsideReverse: self = .valley
    case .mountain, .mountainAndUnfold, .insideReverse: self = .mountain
    }
  }
}

extension PlaneSegment {
  /// How far a crease stops short of an edge, in sides of the sheet.
  private static let creaseGap = 0.03

  /// The segment stopping short at both ends, or nothing if it is hardly longer than that.
  var shortened: PlaneSegment? {
    let length = length
    guard length > Self.creaseGap else { return nil }
    let gap = min(Self.creaseGap / length, 0.2)
    return PlaneSegment(start.toward(end, gap), end.toward(start, gap))
  }

  /// What is left of it beside other segments on the same line.
  func without(_ others: [PlaneSegment]) -> [PlaneSegment] {
    guard let line else { return [] }
    let tolerance = 1e-6
    var left = [0...line.position(of: end)]
    for other in others where max(abs(line.offset(of: other.start)), abs(line.offset(of: other.end))) < tolerance {
      let ends = [line.position(of: other.start), line.position(of: other.end)].sorted()
      left = left.flatMap { range -> [ClosedRange<Double>] in
        guard ends[0] < range.upperBound, ends[1] > range.lowerBound else { return [range] }
        return [(range.lowerBound, ends[0]), (ends[1], range.upperBound)]
          .filter { $1 - $0 > tolerance }.map { $0...$1 }
      }
    }
    if left == [0...line.position(of: end)] { return [self] }
    return left.map { PlaneSegment(line.point(at: $0.lowerBound), line.point(at: $0.upperBound)) }
  }

  /// What it has in common with segments on the same line.
  func shared(with others: [PlaneSegment]) -> [PlaneSegment] {
    without(others).reduce([self]) { left, rest in left.flatMap { $0.without([rest]) } }
  }
}
