/// A colour of red, green, blue and opacity, 0 to 255 each, not premultiplied.
public struct Pixel: Hashable, Sendable {
  /// The amount of red.
  public var red: UInt8
  /// The amount of green.
  public var green: UInt8
  /// The amount of blue.
  public var blue: UInt8
  /// The opacity: 0 shows nothing, 255 hides what is below.
  public var alpha: UInt8

  /// Nothing at all.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  /// White.
  public static let white = Pixel(red: 255, green: 255, blue: 255)
  /// Black.
  public static let black = Pixel(red: 0, green: 0, blue: 0)

  /// Creates a colour; opaque unless said otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// How bright it looks, from 0 to 255: the weights of ITU-R BT.601, without regard to opacity.
  public var luma: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue) + 500) / 1000 }

  /// The colour that `self` makes when it lies over an opaque `background`.
  public func over(_ background: Pixel) -> Pixel {
    if alpha == 255 { return self }
    let opacity = Int(alpha)
    func mix(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Int(above) * opacity + Int(below) * (255 - opacity) + 127) / 255)
    }
    return Pixel(
      red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }

  /// The colour on the way to `other`, where `fraction` 0 is `self` and 1 is `other`; the opacity stays.
  public func mixed(with other: Pixel, by fraction: Double) -> Pixel {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(min(max(Double(from) + (Double(to) - Double(from)) * fraction, 0), 255).rounded())
    }
    return Pixel(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
