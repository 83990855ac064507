#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The direction at an angle from the x axis, counterclockwise; exact at multiples of 90°.
func direction(atDegrees degrees: Double) -> PlanePoint {
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  let quarter = (turn / 90).rounded()
  let rest = (turn - quarter * 90) * .pi / 180
  var direction = PlanePoint(cos(rest), sin(rest))
  for _ in 0..<((Int(quarter) % 4 + 4) % 4) { direction = direction.turnedLeft }
  return direction
}

/// The angle of a displacement from the x axis in degrees, counterclockwise, in -180...180.
func degrees(of displacement: PlanePoint) -> Double { atan2(displacement.y, displacement.x) * 180 / .pi }
