#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sine and cosine of an angle.
struct UnitDirection {
  let cosine: Double
  let sine: Double

  init(_ angle: Angle) {
    cosine = cos(angle.radians)
    sine = sin(angle.radians)
  }
}
