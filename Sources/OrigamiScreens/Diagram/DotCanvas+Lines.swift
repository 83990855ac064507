import OrigamiModel

extension DotCanvas {
  /// Draws a straight line, `weight` dots wide.
  mutating func draw(
    from start: DotPoint, to end: DotPoint, ink: Ink, pattern: DashPattern = .solid, weight: Int = 1
  ) {
    guard let (first, last) = visible(start, end) else { return }
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let isLevel = abs(dx) >= abs(dy)
    let stroke = self.stroke(dx, dy)
    let (from, to) = isLevel ? (first.x, last.x) : (first.y, last.y)
    // The pattern belongs to the whole line, so that what is cut off doesn't shift it.
    let origin = Int((isLevel ? start.x : start.y).rounded(.down))
    let marks = pattern.laid(over: abs(Int((isLevel ? end.x : end.y).rounded(.down)) - origin) + 1)
    for dot in Int(min(from, to).rounded(.down))...Int(max(from, to).rounded(.down)) {
      let mark = marks[abs(dot - origin)]
      if mark == .gap { continue }
      // One dot for each step along the longer axis, on the line at the dot's centre, leaves no gaps.
      let place = min(max(Double(dot) + 0.5, min(from, to)), max(from, to))
      let fraction = from == to ? 0 : (place - from) / (to - from)
      let other = Int((isLevel ? first.y + dy * fraction : first.x + dx * fraction).rounded(.down))
      for offset in 0..<weight {
        let (x, y) = isLevel ? (dot, other - offset) : (other - offset, dot)
        plot(x: x, y: y, ink: ink, stroke: mark == .dot ? .dot : stroke)
      }
    }
  }

  /// The stroke of a character for a direction in dots.
  func stroke(_ dx: Double, _ dy: Double) -> Stroke {
    Stroke(alongX: dx / Double(grain.columns), y: dy / Double(grain.rows))
  }

  /// Fills a triangle.
  mutating func fill(_ a: DotPoint, _ b: DotPoint, _ c: DotPoint, ink: Ink) {
    guard a.isDrawable, b.isDrawable, c.isDrawable else { return }
    let left = max(0, Int(min(a.x, b.x, c.x)))
    let right = min(width - 1, Int(max(a.x, b.x, c.x)))
    let top = max(0, Int(min(a.y, b.y, c.y)))
    let bottom = min(height - 1, Int(max(a.y, b.y, c.y)))
    guard left <= right, top <= bottom else { return }
    func side(_ p: DotPoint, _ q: DotPoint, _ x: Double, _ y: Double) -> Double {
      (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
    }
    for y in top...bottom {
      for x in left...right {
        let (u, v) = (Double(x) + 0.5, Double(y) + 0.5)
        let sides = (side(a, b, u, v), side(b, c, u, v), side(c, a, u, v))
        let isInside =
          sides.0 >= 0 && sides.1 >= 0 && sides.2 >= 0 || sides.0 <= 0 && sides.1 <= 0 && sides.2 <= 0
        if isInside { plot(x: x, y: y, ink: ink, stroke: .dot) }
      }
    }
  }

  /// The part of a line within the clip (Liang and Barsky 1984), or nothing.
  private func visible(_ start: DotPoint, _ end: DotPoint) -> (DotPoint, DotPoint)? {
    guard start.isDrawable, end.isDrawable else { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var from = 0.0
    var to = 1.0
    for (speed, room) in [
      (-dx, start.x - clip.minX), (dx, clip.maxX - start.x), (-dy, start.y - clip.minY), (dy, clip.maxY - start.y),
    ] {
      if speed == 0 {
        if room < 0 { return nil }
      } else if speed < 0 {
        from = max(from, room / speed)
      } else {
        to = min(to, room / speed)
      }
    }
    guard from <= to else { return nil }
    return (
      DotPoint(x: start.x + dx * from, y: start.y + dy * from), DotPoint(x: start.x + dx * to, y: start.y + dy * to)
    )
  }
}
