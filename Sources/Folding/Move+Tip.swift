extension Move {
  /// The point that is brought somewhere, or that shows the side that moves, or else the moving corner that goes
  /// farthest, or the middle of the edge that does.
  static func tip(
    of fold: Fold, _ resolved: ResolvedFold, _ moving: [ConvexPolygon], before: FoldedPaper, after: FoldedPaper
  ) -> (from: PlanePoint, to: PlanePoint) {
    func moves(_ point: PlanePoint) -> (from: PlanePoint, to: PlanePoint)? {
      guard let from = before.place(ofSheetPoint: point), let to = after.place(ofSheetPoint: point),
        !from.isSamePlace(as: to)
      else { return nil }
      return (from, to)
    }
    let stated: PointReference? =
      switch fold.line {
      case .bringingPoint(let point, _), .bringingPointToLine(let point, _, _, _),
        .bringingTwoPoints(let point, _, _, _, _), .bringingPointAcross(let point, _, _):
        point
      case .through, .perpendicular, .angled, .crease, .bringingLine: fold.moving
      }
    if let stated, let point = try? before.sheetPoint(of: stated), let tip = moves(point) { return tip }
    let ways = after.vertices.compactMap(moves)
    let longest = ways.map { $0.from.distance(to: $0.to) }.max() ?? 0
    let farthest = ways.filter { $0.from.distance(to: $0.to) > longest - Tolerance.overlap }
    guard let first = farthest.first else { return (resolved.line.origin, resolved.line.origin) }
    let last = farthest.max { $0.from.distance(to: first.from) < $1.from.distance(to: first.from) } ?? first
    // An edge that moves as a whole is shown by its middle.
    let middle = first.from.toward(last.from, 0.5)
    guard moving.contains(where: { $0.contains(middle, tolerance: Tolerance.overlap) }) else { return first }
    return (middle, first.to.toward(last.to, 0.5))
  }
}
