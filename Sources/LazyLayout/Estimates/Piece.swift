/// A stretch of a run's rows: one known row, a gap of rows never touched, or elements not yet resolved.
///
/// Kept small, for there is one for each known row.
struct Piece {
  /// What a piece stands for.
  enum Content {
    /// Rows that were never built or measured.
    case gap
    /// One known row, with its slot in the table of rows.
    case row(slot: Int)
    /// A resolved element of a dynamic run that has no rows.
    case nothing
    /// Elements of a dynamic run whose number of rows is not known.
    case unresolved
  }

  /// The number of rows; one for a known row.
  private(set) var rows: Int
  /// The row's extent freed from the cross extent; see ``PieceTotal``.
  private(set) var base = 0
  private var code: Int32
  /// The number of a dynamic run's elements that begin in the piece; 0 in runs of constant elements.
  private var begun: Int32
  /// The edit that the rows came with.
  private var born: Int32
  private var extent: Int32 = 0
  private var measuredAt: Int32 = -1

  private init(rows: Int, code: Int32, elements: Int, bornAt edit: Int) {
    self.rows = rows
    self.code = code
    begun = Int32(clamping: elements)
    born = Int32(clamping: edit)
  }

  /// A gap of `rows` untouched rows.
  static func gap(_ rows: Int, bornAt edit: Int) -> Piece { Piece(rows: rows, code: -1, elements: 0, bornAt: edit) }

  /// A known row that was not measured yet.
  static func row(slot: Int, beginsElement: Bool, bornAt edit: Int) -> Piece {
    Piece(rows: 1, code: Int32(slot), elements: beginsElement ? 1 : 0, bornAt: edit)
  }

  /// An element of a dynamic run that resolved to no rows.
  static var nothing: Piece { Piece(rows: 0, code: -2, elements: 1, bornAt: -1) }

  /// The elements of a dynamic run that were not resolved yet.
  static func unresolved(_ elements: Int, bornAt edit: Int) -> Piece {
    Piece(rows: 0, code: -3, elements: elements, bornAt: edit)
  }

  var content: Content {
    switch code {
    case -1: .gap
    case -2: .nothing
    case -3: .unresolved
    default: .row(slot: Int(code))
    }
  }

  var slot: Int? { code >= 0 ? Int(code) : nil }
  var elements: Int { Int(begun) }
  var unresolvedElements: Int { code == -3 ? Int(begun) : 0 }
  var bornAt: Int { Int(born) }

  /// The extent last measured, and the generation of the cross extent it was measured at.
  var measured: (extent: Int, generation: Int)? { measuredAt >= 0 ? (Int(extent), Int(measuredAt)) : nil }

  /// Notes a measured extent; extents beyond 2³¹ cells are cut off there.
  mutating func measure(extent: Int, generation: Int, base: Int) {
    self.extent = Int32(clamping: extent)
    measuredAt = Int32(clamping: generation)
    self.base = base
  }

  /// A gap's rows, or unresolved elements, in two pieces.
  func divided(at count: Int) -> [Piece] {
    switch content {
    case .gap: [.gap(count, bornAt: bornAt), .gap(rows - count, bornAt: bornAt)]
    case .unresolved: [.unresolved(count, bornAt: bornAt), .unresolved(elements - count, bornAt: bornAt)]
    case .row, .nothing: [self]
    }
  }

  /// The same piece, beginning an element just if another one does.
  func placed(like other: Piece) -> Piece {
    var piece = self
    piece.begun = other.begun
    return piece
  }

  var total: PieceTotal {
    var total = PieceTotal(rows: rows, elements: elements, unresolved: unresolvedElements)
    if let measured {
      total.known = 1
      total.base = base
      total.generation = measured.generation
      total.fresh = measured.extent
      total.freshCount = 1
      total.freshBase = base
    }
    return total
  }
}
