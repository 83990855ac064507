/// What was done to the paper, in terms of the plane, so that it can be done again without some of the folds.
enum Deed: Hashable, Sendable {
  case fold(ResolvedFold)
  case motion(Isometry)
  case collapse(GivenFolding, number: Int)
}

/// A fold whose references have become places.
struct ResolvedFold: Hashable, Sendable {
  enum Layers: Hashable, Sendable {
    case all
    case top(Int)
    case bottom(Int)
    /// The layers joined to a place on the sheet.
    case flap(PlanePoint)

    var isFlap: Bool { if case .flap = self { true } else { false } }
  }

  /// The fold's number in the order of folding.
  let number: Int
  let kind: Fold.Kind
  /// The fold line, directed so that what moves lies to the left.
  let line: PlaneLine
  let layers: Layers
  /// Places on the sheet under whose faces the moving layers slip.
  let under: [PlanePoint]
  /// The number of the fold whose crease joins the halves of a reverse fold's flap.
  let ridge: Int?
}
