public import Folding

/// A small sign at a place of the paper that tells why a fold line runs where it does.
public struct DiagramMark: Hashable, Sendable {
  /// What a mark tells.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The fold is square to a line: a small square in the corner.
    case rightAngle
    /// Parts of a stretch are equally long: a tick across each.
    case equalParts
    /// The fold halves the angle between two lines: an arc in each half.
    case equalAngles
    /// Hold the paper here: a dot.
    case hold
    /// The same once more, with the layer behind: a tick across the arrow.
    case again
  }

  /// What it tells.
  public var kind: Kind
  /// Its lines.
  public var strokes: [PlaneSegment]

  /// Creates a mark.
  public init(_ kind: Kind, strokes: [PlaneSegment]) {
    self.kind = kind
    self.strokes = strokes
  }

  /// A mark on a line of length 1 from the origin to the right, as it looks in a key.
  public static func sample(_ kind: Kind) -> DiagramMark {
    let middle = PlanePoint(0.5, 0)
    return switch kind {
    case .rightAngle: rightAngle(at: middle, along: PlanePoint(1, 0), and: PlanePoint(0, 1), size: 0.12)
    case .equalParts: ticks(from: PlanePoint(0, 0), to: PlanePoint(1, 0), parts: 4, size: 0.12)
    case .equalAngles:
      arcs(at: PlanePoint(0.3, 0), from: PlanePoint(0.7, 0.7), over: PlanePoint(1, 0), radius: 0.4, size: 0.12)
    case .hold: dot(at: middle, size: 0.12)
    case .again: again(on: [PlanePoint(0, 0), middle, PlanePoint(1, 0)], size: 0.16)
    }
  }

  static func rightAngle(at corner: PlanePoint, along: PlanePoint, and across: PlanePoint, size: Double) -> DiagramMark
  {
    let (first, second) = (corner + along * size, corner + across * size)
    let far = first + across * size
    return DiagramMark(.rightAngle, strokes: [PlaneSegment(first, far), PlaneSegment(far, second)])
  }

  static func ticks(from start: PlanePoint, to end: PlanePoint, parts: Int, size: Double) -> DiagramMark {
    let way = end - start
    let half = way.turnedLeft * (size / 2 / max(way.length, 1e-9))
    let middles = (0..<parts).map { start.toward(end, (Double($0) + 0.5) / Double(parts)) }
    return DiagramMark(.equalParts, strokes: middles.map { PlaneSegment($0 - half, $0 + half) })
  }

  /// An arc from a direction to its mirror image, with a tick across each half; both directions have length 1.
  static func arcs(
    at corner: PlanePoint, from side: PlanePoint, over bisector: PlanePoint, radius: Double, size: Double
  ) -> DiagramMark {
    let mirrored = bisector * (2 * side.dot(bisector)) - side
    func points(_ start: PlanePoint, _ end: PlanePoint) -> [PlanePoint] {
      (0...6).compactMap { step in
        let direction = start.toward(end, Double(step) / 6)
        return direction.length > 1e-9 ? corner + direction * (radius / direction.length) : nil
      }
    }
    let halves = [points(side, bisector), points(bisector, mirrored)]
    var strokes = halves.flatMap { zip($0, $0.dropFirst()).map { PlaneSegment($0, $1) } }
    for half in halves where half.count == 7 {
      let out = (half[3] - corner) * (size / 2 / radius)
      strokes.append(PlaneSegment(half[3] - out, half[3] + out))
    }
    return DiagramMark(.equalAngles, strokes: strokes)
  }

  /// A square on its corner, drawn so thickly that it is filled.
  static func dot(at middle: PlanePoint, size: Double) -> DiagramMark {
    let strokes = [-0.5, -0.25, 0, 0.25, 0.5].map { height in
      let half = PlanePoint((0.5 - abs(height)) * size + size * 0.05, 0)
      let row = middle + PlanePoint(0, height * size)
      return PlaneSegment(row - half, row + half)
    }
    return DiagramMark(.hold, strokes: strokes)
  }

  /// A tick across a path, nearer to its start, where no fold line crosses it.
  static func again(on path: [PlanePoint], size: Double) -> DiagramMark {
    guard path.count > 2 else { return DiagramMark(.again, strokes: []) }
    let place = max(1, path.count / 4)
    let way = path[place + 1] - path[place - 1]
    let half = way.turnedLeft * (size / 2 / max(way.length, 1e-9))
    return DiagramMark(.again, strokes: [PlaneSegment(path[place] - half, path[place] + half)])
  }
}
