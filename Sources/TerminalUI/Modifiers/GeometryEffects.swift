struct ScaleModifier: ElementModifier, Equatable {
  let x: Double
  let y: Double
  let anchor: UnitPoint

  func change(from old: ScaleModifier) -> ElementChange { self == old ? .nothing : .drawing }

  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {
    if x == 1 && y == 1 {
      painter.draw(inner)
    } else {
      painter.draw(painter.rendered(inner).scaled(x: x, y: y, anchor: anchor, within: painter.visible))
    }
  }
}

struct RotationModifier: ElementModifier, Equatable {
  let angle: Angle
  let anchor: UnitPoint

  func change(from old: RotationModifier) -> ElementChange { self == old ? .nothing : .drawing }

  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {
    if angle == .zero {
      painter.draw(inner)
    } else {
      painter.draw(painter.rendered(inner).rotated(by: angle, anchor: anchor, within: painter.visible))
    }
  }
}

extension Painter {
  /// The part that may be drawn on, in the coordinates of the present element.
  var visible: Rect { clip.offsetBy(x: -origin.x, y: -origin.y) }
}

extension View {
  /// Draws the view larger or smaller about a point, without changing the place it takes.
  ///
  /// Cells are taken whole, the nearest one each: right for pictures, a likeness for text.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller in each direction about a point, without changing the place it takes.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    modified(ScaleModifier(x: x, y: y, anchor: anchor))
  }

  /// Draws the view turned clockwise about a point, without changing the place it takes.
  ///
  /// Cells are taken whole, the nearest one each, and count twice as high as wide: right for pictures, a likeness for
  /// text.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(RotationModifier(angle: angle, anchor: anchor))
  }
}
