/// A stretch of a run's rows: one known row, a gap of rows never touched, or elements not yet resolved.
struct Piece: Summarized {
  /// What a piece stands for.
  enum Content {
    /// Rows that were never built or measured.
    case gap
    /// One known row, with its slot in the table of rows.
    case row(slot: Int)
    /// A resolved element of a dynamic run that has no rows.
    case nothing
    /// Elements of a dynamic run whose number of rows is not known.
    case unresolved(elements: Int)
  }

  var content: Content
  /// The number of rows; one for a known row.
  var rows: Int
  /// The number of a dynamic run's elements that begin in the piece; 0 in runs of constant elements.
  var elements: Int
  /// The edit that the rows came with.
  var bornAt = -1
  /// The extent last measured, and the generation of the cross extent it was measured at.
  var measured: (extent: Int, generation: Int, base: Int)?

  /// A gap of `rows` untouched rows.
  static func gap(_ rows: Int, bornAt edit: Int) -> Piece {
    Piece(content: .gap, rows: rows, elements: 0, bornAt: edit)
  }

  /// A known row that was not measured yet.
  static func row(slot: Int, beginsElement: Bool, bornAt edit: Int) -> Piece {
    Piece(content: .row(slot: slot), rows: 1, elements: beginsElement ? 1 : 0, bornAt: edit)
  }

  /// An element of a dynamic run that resolved to no rows.
  static var nothing: Piece { Piece(content: .nothing, rows: 0, elements: 1) }

  /// The elements of a dynamic run that were not resolved yet.
  static func unresolved(_ elements: Int, bornAt edit: Int) -> Piece {
    Piece(content: .unresolved(elements: elements), rows: 0, elements: elements, bornAt: edit)
  }

  var slot: Int? { if case .row(let slot) = content { slot } else { nil } }
  var unresolvedElements: Int { if case .unresolved(let elements) = content { elements } else { 0 } }

  var total: PieceTotal {
    var total = PieceTotal(rows: rows, elements: elements, unresolved: unresolvedElements)
    if let measured {
      total.known = 1
      total.base = measured.base
      total.generation = measured.generation
      total.fresh = measured.extent
      total.freshCount = 1
      total.freshBase = measured.base
    }
    return total
  }
}
