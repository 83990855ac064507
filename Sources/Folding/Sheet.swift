/// The unfolded paper as it lies in front of the folder: a square or rectangle whose shorter side is the unit.
///
/// The plane's y axis runs through the sheet's middle and its x axis touches the sheet's lowest point, so that turning
/// over mirrors about the sheet's middle. Places on the sheet are counted in the same axes, seen from the coloured side.
public struct Sheet: Hashable, Sendable {
  /// How the sheet lies before the first step.
  public enum Pose: Hashable, Sendable {
    /// An edge toward the folder; the corners are named "bottom left", "bottom right", "top right", "top left".
    case square
    /// A corner toward the folder; the corners are named "bottom", "right", "top", "left".
    case diamond
  }

  /// Which side of the paper.
  public enum Side: Hashable, Sendable {
    /// The side with the colour.
    case coloured
    /// The other side.
    case white

    /// The side that shows when this one is down.
    public var other: Side { self == .coloured ? .white : .coloured }
  }

  /// From left to right in the square pose; the shorter of width and height is 1.
  public let width: Double
  /// From bottom to top in the square pose.
  public let height: Double
  /// How it lies.
  public let pose: Pose
  /// The side toward the folder.
  public let sideUp: Side

  /// Creates a square sheet.
  public init(pose: Pose, sideUp: Side) {
    width = 1
    height = 1
    self.pose = pose
    self.sideUp = sideUp
  }

  /// Creates a sheet of the proportions `width` to `height`, both positive, with an edge toward the folder.
  public init(width: Double, height: Double, sideUp: Side) {
    precondition(width > 0 && height > 0, "a sheet with an extent")
    let unit = min(width, height)
    self.width = width / unit
    self.height = height / unit
    pose = .square
    self.sideUp = sideUp
  }

  /// The corners as seen at the start, counterclockwise, by name.
  public var corners: [(name: String, place: PlanePoint)] {
    switch pose {
    case .square:
      [
        ("bottom left", PlanePoint(-width / 2, 0)), ("bottom right", PlanePoint(width / 2, 0)),
        ("top right", PlanePoint(width / 2, height)), ("top left", PlanePoint(-width / 2, height)),
      ]
    case .diamond:
      [
        ("bottom", PlanePoint(0, 0)), ("right", PlanePoint(Self.halfDiagonal, Self.halfDiagonal)),
        ("top", PlanePoint(0, 2 * Self.halfDiagonal)), ("left", PlanePoint(-Self.halfDiagonal, Self.halfDiagonal)),
      ]
    }
  }

  /// The motion from the sheet's own coordinates to how it lies at the start.
  public var start: Isometry {
    switch sideUp {
    case .coloured: .identity
    case .white: .reflection(over: .upright)
    }
  }

  /// The whole sheet in its own coordinates.
  public var outline: ConvexPolygon { ConvexPolygon(corners.map(\.place)) }

  private static let halfDiagonal = 0.5.squareRoot()
}

extension PlaneLine {
  /// The plane's y axis, about which the paper is turned over.
  static let upright = PlaneLine(origin: PlanePoint(0, 0), direction: PlanePoint(0, 1))
  /// The plane's x axis.
  static let level = PlaneLine(origin: PlanePoint(0, 0), direction: PlanePoint(1, 0))
}
