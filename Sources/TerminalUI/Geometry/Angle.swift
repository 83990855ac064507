/// An angle, positive clockwise on screen.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle(radians: 0)

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Creates no turn.
  public init() { radians = 0 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
