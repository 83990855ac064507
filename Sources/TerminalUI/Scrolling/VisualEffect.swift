/// Ways to draw a view differently without changing the place it takes.
public struct VisualEffect: Hashable, Sendable {
  var scale = (x: 1.0, y: 1.0)
  var angle = Angle.zero
  var anchor = UnitPoint.center
  var opacity = 1.0
  var offset = (x: 0.0, y: 0.0)

  init() {}

  /// Draws the view larger or smaller, by the nearest cell.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller, by the nearest cell.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> VisualEffect {
    changed {
      $0.scale = (scale.x * x, scale.y * y)
      $0.anchor = anchor
    }
  }

  /// Draws the view turned, by the nearest cell.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> VisualEffect {
    changed {
      $0.angle = Angle(radians: self.angle.radians + angle.radians)
      $0.anchor = anchor
    }
  }

  /// Dims the view under 1 and hides it at 0.
  public func opacity(_ opacity: Double) -> VisualEffect { changed { $0.opacity *= opacity } }

  /// Draws the view elsewhere, in whole cells.
  public func offset(x: Double = 0, y: Double = 0) -> VisualEffect {
    changed { $0.offset = (offset.x + x, offset.y + y) }
  }

  /// Draws the view elsewhere.
  public func offset(_ offset: Size) -> VisualEffect {
    self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  private func changed(_ change: (inout VisualEffect) -> Void) -> VisualEffect {
    var effect = self
    change(&effect)
    return effect
  }

  /// What lies between this effect and another.
  func mixed(with other: VisualEffect, by share: Double) -> VisualEffect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    var effect = other
    effect.scale = (mix(scale.x, other.scale.x), mix(scale.y, other.scale.y))
    effect.angle = Angle(radians: mix(angle.radians, other.angle.radians))
    effect.opacity = mix(opacity, other.opacity)
    effect.offset = (mix(offset.x, other.offset.x), mix(offset.y, other.offset.y))
    return effect
  }

  /// Whether it changes nothing.
  var isIdentity: Bool { scale == (1, 1) && angle == .zero && opacity >= 1 && offset == (0, 0) }

  /// Whether all it does is to make the view smaller, within its own frame.
  var onlyShrinks: Bool {
    (0...1).contains(scale.x) && (0...1).contains(scale.y) && angle == .zero && opacity >= 1 && offset == (0, 0)
      && (0...1).contains(anchor.x) && (0...1).contains(anchor.y)
  }

  public static func == (left: VisualEffect, right: VisualEffect) -> Bool {
    left.scale == right.scale && left.angle == right.angle && left.anchor == right.anchor
      && left.opacity == right.opacity && left.offset == right.offset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale.x)
    hasher.combine(scale.y)
    hasher.combine(angle)
    hasher.combine(opacity)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
  }
}
