/// A stretch along which paper that lies flat is to be folded.
public struct NewFold: Hashable, Sendable {
  /// Where it runs while the paper lies as before.
  public let segment: PlaneSegment
  /// Whether the sides that are up there come to face each other.
  public let isValley: Bool
  /// Whether no other layer covers it before.
  public let isVisible: Bool
}

extension FoldedPaper {
  /// The folds of this paper along which another state of it lies flat, in terms of that state.
  ///
  /// - Complexity: O(edges · faces of the other).
  public func newFolds(since before: FoldedPaper) -> [NewFold] {
    edges.compactMap { edge in
      guard edge.kind == .folded, let neighbour = edge.neighbour else { return nil }
      let (start, end) = (vertices[edge.start], vertices[edge.end])
      guard let aside = PlaneLine(from: start, to: end)?.direction.turnedLeft else { return nil }
      let sides = [Tolerance.nudge, -Tolerance.nudge].map { start.toward(end, 0.5) + aside * $0 }
      guard let here = before.facesHolding(sheetPoint: sides[0]).first,
        let there = before.facesHolding(sheetPoint: sides[1]).first
      else { return nil }
      let placement = before.faces[here].placement
      guard placement.isSameMotion(as: before.faces[there].placement) else { return nil }
      let isUpper = layers.isAbove(edge.face, neighbour)
      // A valley of the coloured side has the face that shows the white side above.
      let isValleyOfColour = isUpper == faces[edge.face].placement.isMirrored
      return NewFold(
        segment: PlaneSegment(placement(start), placement(end)),
        isValley: isValleyOfColour != placement.isMirrored,
        isVisible: before.topmostFace(at: placement(sides[0])) == here)
    }
  }
}
