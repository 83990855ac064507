public import Folding

extension DiagramArrow {
  /// An arrow's lines and tips for heads of a given length.
  public struct Shape: Hashable, Sendable {
    /// The line from where it starts to where its head begins, in pieces that are seen or hidden.
    public var shaft: [Stroke]
    /// The tips, each with its outline: the very tip first.
    public var tips: [Tip]

    /// A part of the shaft.
    public struct Stroke: Hashable, Sendable {
      /// Its points.
      public var points: [PlanePoint]
      /// Whether it runs below other layers and is dotted.
      public var isHidden: Bool
    }

    /// A tip.
    public struct Tip: Hashable, Sendable {
      /// How it is drawn.
      public var head: Head
      /// A triangle, the very tip first.
      public var outline: [PlanePoint]
      /// The middle of its rear side.
      public var base: PlanePoint
    }
  }

  /// A head's half width in its lengths.
  private static let spread = 0.42

  /// The arrow with heads `length` long in sides of the sheet, or shorter where it is short itself.
  public func shape(headLength length: Double) -> Shape {
    if kind == .push { return fatShape }
    let whole = zip(path, path.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let length = min(length, whole / (tail == nil ? 1.5 : 3))
    let shaft = Self.cut(path, by: length * 0.8)
    var shape = Shape(shaft: strokes(of: shaft), tips: [])
    if let tip = Self.tip(head, at: path, length: length) { shape.tips.append(tip) }
    if let tail {
      if let tip = Self.tip(tail, at: path.reversed(), length: length) { shape.tips.append(tip) }
      let line = Array(Self.cut(shaft.reversed(), by: length * 0.8).reversed())
      shape.shaft = [Shape.Stroke(points: line, isHidden: false)]
    }
    return shape
  }

  /// The path as far as it goes, parted where it goes into hiding.
  private func strokes(of shaft: [PlanePoint]) -> [Shape.Stroke] {
    var strokes: [Shape.Stroke] = []
    for (piece, ends) in zip(shaft, shaft.dropFirst()).enumerated() {
      let isHidden = hiddenPieces.contains(piece)
      if strokes.last?.isHidden == isHidden {
        strokes[strokes.count - 1].points.append(ends.1)
      } else {
        strokes.append(Shape.Stroke(points: [ends.0, ends.1], isHidden: isHidden))
      }
    }
    return strokes
  }

  /// What has to be in view for it to be seen: a fat arrow is wider than its path.
  var outline: [PlanePoint] {
    kind == .push ? fatShape.shaft.flatMap(\.points) + fatShape.tips.flatMap(\.outline) : path
  }

  /// An outline as wide as the arrow is short: a head that half of it takes, and a shaft open toward the head.
  private var fatShape: Shape {
    guard let start = path.first, let end = path.last else { return Shape(shaft: [], tips: []) }
    let base = end.toward(start, 0.5)
    let side = (end - start).turnedLeft * 0.22
    let head = Shape.Tip(head: .hollow, outline: [end, base + side * 2, base - side * 2], base: base)
    let shaft = [base + side, start + side, start - side, base - side]
    return Shape(shaft: [Shape.Stroke(points: shaft, isHidden: false)], tips: [head])
  }

  private static func tip(_ head: Head, at path: [PlanePoint], length: Double) -> Shape.Tip? {
    guard let tip = path.last, let base = cut(path, by: length).last else { return nil }
    let side = (tip - base).turnedLeft * spread
    return Shape.Tip(head: head, outline: [tip, head == .half ? base : base + side, base - side], base: base)
  }

  /// The path without its last piece of a length.
  private static func cut(_ path: [PlanePoint], by length: Double) -> [PlanePoint] {
    var path = path
    var rest = length
    while path.count > 1 {
      let end = path[path.count - 1]
      let before = path[path.count - 2]
      let step = before.distance(to: end)
      if step > rest {
        path[path.count - 1] = end.toward(before, rest / step)
        return path
      }
      rest -= step
      path.removeLast()
    }
    return path
  }
}
