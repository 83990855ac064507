/// What a fold looks like: where the line runs, what moves and where it lands.
///
/// Everything a diagram's symbols need.
public struct Move: Hashable, Sendable {
  /// The fold as it was stated.
  public let fold: Fold
  /// How the paper turns.
  public var kind: Fold.Kind { fold.kind }
  /// The stretches of the fold line on paper that is seen before the fold.
  public let line: [PlaneSegment]
  /// The stretches of the fold line on paper that other layers cover before the fold.
  public let hiddenLine: [PlaneSegment]
  /// The pieces that move, where they lie before.
  public let moving: [ConvexPolygon]
  /// The pieces that move, where they lie afterwards (for fold-and-unfold: in between).
  public let landing: [ConvexPolygon]
  /// Where paper that stays lies over what landed: above a tuck, or around a flap reversed to the inside.
  public let covering: [ConvexPolygon]
  /// Where the point that best shows the move lies before.
  public let from: PlanePoint
  /// Where that point lands.
  public let to: PlanePoint
  /// The most layers that turn at one place of the line.
  public let layerCount: Int
  /// Whether paper that was folded along the line lies flat there afterwards.
  public let isUnfolding: Bool
  /// Where what moves lies among the layers before.
  public let depth: Depth

  init(_ fold: Fold, _ resolved: ResolvedFold, from before: FoldedPaper, to after: FoldedPaper) {
    self.fold = fold
    var moving: [ConvexPolygon] = []
    var landing: [ConvexPolygon] = []
    var moved: Set<Int> = []
    var origins: [Int] = []
    for index in after.faces.indices {
      let sheetPolygon = after.sheetPolygon(ofFace: index)
      guard let old = before.facesHolding(sheetPoint: sheetPolygon.middle).first else { continue }
      let motion = (from: before.faces[old].placement, to: after.faces[index].placement)
      guard !motion.from.isSameMotion(as: motion.to) else { continue }
      moved.insert(index)
      origins.append(old)
      moving.append(sheetPolygon.moved(by: motion.from))
      landing.append(sheetPolygon.moved(by: motion.to))
    }
    self.moving = moving
    self.landing = landing
    let isInside = fold.kind == .insideReverse || !fold.under.isEmpty
    covering = isInside ? Self.covering(landing, of: moved, in: after) : []
    isUnfolding = Self.isUnfolding(resolved, in: after)
    let strokes = Self.line(of: resolved, from: before, to: after)
    line = strokes.seen
    hiddenLine = strokes.hidden
    depth = resolved.layers.isFlap ? Self.depth(of: moving, origins, in: before) : .all
    layerCount = Self.layerCount(moving, beside: resolved.line)
    let tip = Self.tip(of: fold, resolved, moving, before: before, after: after)
    from = tip.from
    to = tip.to
  }

  /// The outline of what moves, before.
  public var movingOutline: [PlaneSegment] { Outline.segments(around: moving) }

  /// The outline of what moves, afterwards.
  public var landingOutline: [PlaneSegment] { Outline.segments(around: landing) }

  private static func line(
    of fold: ResolvedFold, from before: FoldedPaper, to after: FoldedPaper
  ) -> (seen: [PlaneSegment], hidden: [PlaneSegment]) {
    let paper = before.drawing
    let above = before.layers.facesAbove(count: before.faces.count)
    var drawing = LineDrawing()
    for edge in after.edges where after.creaseFolds[edge.ends]?.contains(fold.number) == true {
      let middle = after.vertices[edge.start].toward(after.vertices[edge.end], 0.5)
      guard let face = before.facesHolding(sheetPoint: middle).first else { continue }
      let placement = before.faces[face].placement
      let segment = PlaneSegment(placement(after.vertices[edge.start]), placement(after.vertices[edge.end]))
      let seen = paper.visibleSpans(of: segment, inFace: face, above)
      var hidden = Spans(0...1)
      for range in seen.ranges {
        hidden.subtract(range)
        drawing.add(segment.part(range), LineDrawing.Key(.crease, isVisible: true))
      }
      for range in hidden.ranges { drawing.add(segment.part(range), LineDrawing.Key(.crease, isVisible: false)) }
    }
    let edges = drawing.edges
    return (edges.filter(\.isVisible).map(\.segment), edges.filter { !$0.isVisible }.map(\.segment))
  }

  private static func covering(
    _ landing: [ConvexPolygon], of moved: Set<Int>, in after: FoldedPaper
  ) -> [ConvexPolygon] {
    after.visibleFaces().filter { !moved.contains($0.face) }.flatMap(\.pieces)
      .filter { piece in landing.contains { $0.overlaps(piece) } }
  }

  private static func isUnfolding(_ fold: ResolvedFold, in after: FoldedPaper) -> Bool {
    guard fold.kind == .valley || fold.kind == .mountain else { return false }
    let creases = after.edges.filter { after.creaseFolds[$0.ends]?.contains(fold.number) == true }
    return !creases.isEmpty && creases.allSatisfy { $0.kind == .crease }
  }

  private static func layerCount(_ moving: [ConvexPolygon], beside line: PlaneLine) -> Int {
    moving.map { piece in
      moving.count { $0.contains(piece.middle, tolerance: -Tolerance.overlap) }
    }.max() ?? 0
  }
}
