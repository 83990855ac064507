import OrigamiModel

extension DotCanvas {
  /// Draws an arrow with its heads.
  mutating func draw(_ arrow: DiagramArrow, _ fit: DiagramFit) {
    let shape = arrow.shape(headLength: headLength / max(fit.dotsPerUnit, 1e-9))
    // A head of one character needs no room of its own.
    for stroke in grain == .braille ? shape.shaft : arrow.shape(headLength: 0).shaft {
      let line = stroke.points.map { fit($0) }
      if stroke.isHidden {
        drawDots(along: line)
      } else {
        for (from, end) in zip(line, line.dropFirst()) { draw(from: from, to: end, ink: .arrow) }
      }
    }
    for tip in shape.tips {
      switch grain {
      case .braille: draw(tip.head, tip.outline.map { fit($0) })
      case .character: drawHead(at: fit(tip.outline[0]), from: fit(tip.base))
      }
    }
  }

  /// Draws a dot at every third place of a line.
  private mutating func drawDots(along line: [DotPoint]) {
    var rest = 0.0
    for (from, end) in zip(line, line.dropFirst()) {
      let (dx, dy) = (end.x - from.x, end.y - from.y)
      let length = max(abs(dx), abs(dy))
      guard length.isFinite, length < 1e6 else { continue }
      while rest < length {
        let place = DotPoint(x: from.x + dx * rest / length, y: from.y + dy * rest / length)
        draw(from: place, to: place, ink: .arrow, pattern: .dotted)
        rest += grain == .braille ? 3 : 2
      }
      rest -= length
    }
  }

  /// In dots; heads grow with the canvas, between what can be told and what is enough.
  private var headLength: Double { min(max(Double(min(width, height)) * 0.085, 5), 11) }

  private mutating func draw(_ head: DiagramArrow.Head, _ outline: [DotPoint]) {
    let (tip, left, right) = (outline[0], outline[1], outline[2])
    if head == .solid {
      fill(tip, left, right, ink: .arrow)
    } else {
      for (from, end) in [(tip, left), (left, right), (right, tip)] { draw(from: from, to: end, ink: .arrow) }
    }
  }

  private mutating func drawHead(at tip: DotPoint, from base: DotPoint) {
    guard tip.isDrawable, base.isDrawable else { return }
    let stroke = Stroke(pointingX: tip.x - base.x, y: (tip.y - base.y) * grain.aspect)
    plot(x: Int(tip.x.rounded(.down)), y: Int(tip.y.rounded(.down)), ink: .arrow, stroke: stroke)
  }
}
