import OrigamiModel

extension DotCanvas {
  /// Draws an arrow along points, with its heads.
  mutating func draw(_ arrow: DiagramArrow, along path: [DotPoint]) {
    guard path.count > 1, path.allSatisfy(\.isDrawable) else { return }
    let length = zip(path, path.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    let head = min(headLength, length / (arrow.tail == nil ? 1.5 : 3))
    var shaft = path
    if grain == .braille {
      shaft = cut(shaft, by: head * 0.8)
      if arrow.tail != nil { shaft = cut(shaft.reversed(), by: head * 0.8).reversed() }
    }
    for (from, end) in zip(shaft, shaft.dropFirst()) { draw(from: from, to: end, ink: .arrow) }
    drawHead(arrow.head, at: path, length: head)
    if let tail = arrow.tail { drawHead(tail, at: path.reversed(), length: head) }
  }

  /// In dots; heads grow with the canvas, between what can be told and what is enough.
  private var headLength: Double { min(max(Double(min(width, height)) * 0.085, 5), 11) }

  private mutating func drawHead(_ head: DiagramArrow.Head, at path: [DotPoint], length: Double) {
    guard let tip = path.last, let base = cut(path, by: length).last else { return }
    let (dx, dy) = (tip.x - base.x, tip.y - base.y)
    if grain == .character {
      plot(
        x: Int(tip.x.rounded(.down)), y: Int(tip.y.rounded(.down)), ink: .arrow,
        stroke: Stroke(pointingX: dx, y: dy * 2))
      return
    }
    let spread = 0.42
    let left = DotPoint(x: base.x - dy * spread, y: base.y + dx * spread)
    let right = DotPoint(x: base.x + dy * spread, y: base.y - dx * spread)
    switch head {
    case .solid:
      fill(tip, left, right, ink: .arrow)
    case .hollow:
      for (from, end) in [(tip, left), (left, right), (right, tip)] { draw(from: from, to: end, ink: .arrow) }
    case .half:
      for (from, end) in [(tip, left), (left, base), (base, tip)] { draw(from: from, to: end, ink: .arrow) }
    }
  }

  private func distance(_ a: DotPoint, _ b: DotPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// The path without its last `length` dots.
  private func cut(_ path: [DotPoint], by length: Double) -> [DotPoint] {
    var path = path
    var rest = length
    while path.count > 1 {
      let end = path[path.count - 1]
      let before = path[path.count - 2]
      let step = distance(before, end)
      if step > rest {
        let fraction = rest / step
        path[path.count - 1] = DotPoint(
          x: end.x + (before.x - end.x) * fraction, y: end.y + (before.y - end.y) * fraction)
        return path
      }
      rest -= step
      path.removeLast()
    }
    return path
  }
}
