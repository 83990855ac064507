import LazyLayout

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Hashable, Sendable {
  /// The rule for its width, in cells.
  public enum Size: Hashable, Sendable {
    /// Just so wide.
    case fixed(Int)
    /// A share of what is left, within bounds.
    case flexible(minimum: Int = 1, maximum: Int = .infinity)
    /// As many columns as fit into a share of what is left, each within bounds.
    case adaptive(minimum: Int, maximum: Int = .infinity)
  }

  /// The rule for its width.
  public var size: Size
  /// The cells to the next one; by default 1 between columns and 0 between rows.
  public var spacing: Int?
  /// Where a view stands in its cell; by default where the grid says.
  public var alignment: Alignment?

  /// Creates a column, flexible by default.
  public init(_ size: Size = .flexible(), spacing: Int? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  func track(_ spacing: Int) -> GridTrack {
    let rule: GridTrack.Size =
      switch size {
      case .fixed(let length): .fixed(max(0, length))
      case .flexible(let minimum, let maximum): .flexible(minimum: max(0, minimum), maximum: max(0, maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: max(1, minimum), maximum: max(1, maximum))
      }
    return GridTrack(rule, spacing: self.spacing ?? spacing)
  }
}
