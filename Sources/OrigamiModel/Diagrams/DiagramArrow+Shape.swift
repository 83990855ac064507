public import Folding

extension DiagramArrow {
  /// An arrow's lines and tips for heads of a given length.
  public struct Shape: Hashable, Sendable {
    /// The line from where it starts to where its head begins.
    public var shaft: [PlanePoint]
    /// The tips, each with its outline: the very tip first.
    public var tips: [Tip]

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
    var shape = Shape(shaft: path, tips: [])
    if let tip = Self.tip(head, at: path, length: length) { shape.tips.append(tip) }
    shape.shaft = Self.cut(shape.shaft, by: length * 0.8)
    if let tail {
      if let tip = Self.tip(tail, at: path.reversed(), length: length) { shape.tips.append(tip) }
      shape.shaft = Self.cut(shape.shaft.reversed(), by: length * 0.8).reversed()
    }
    return shape
  }

  /// An outline as wide as the arrow is short: a head that half of it takes, and a shaft open toward the head.
  private var fatShape: Shape {
    guard let start = path.first, let end = path.last else { return Shape(shaft: [], tips: []) }
    let base = end.toward(start, 0.5)
    let side = (end - start).turnedLeft * 0.22
    let head = Shape.Tip(head: .hollow, outline: [end, base + side * 2, base - side * 2], base: base)
    return Shape(shaft: [base + side, start + side, start - side, base - side], tips: [head])
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
