import Folding

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is done to the paper as a whole, shown beside it.
public enum DiagramSign: Hashable, Sendable {
  /// Turn it over, left and right changing places.
  case turnOver
  /// Turn it over, top and bottom changing places.
  case turnOverTopToBottom
  /// Turn it in its plane, counterclockwise, by an angle in degrees.
  case rotate(Double)
}

extension DiagramSign {
  /// The sign of a turn of a paper, or nothing for what is no turn.
  ///
  /// - Throws: what is wrong with the places that are to be level.
  init?(_ action: Action, of paper: FoldedPaper) throws(FoldingError) {
    switch action {
    case .turnOver: self = .turnOver
    case .turnOverTopToBottom: self = .turnOverTopToBottom
    case .rotate(let degrees): self = .rotate(degrees)
    case .level(let left, let right):
      let way = try paper.place(of: right) - paper.place(of: left)
      let degrees = -atan2(way.y, way.x) * 180 / .pi
      // What lies level already isn't turned.
      if abs(degrees) < 0.01 { return nil }
      self = .rotate(degrees)
    case .mark, .fold, .collapse: return nil
    }
  }
}

extension DiagramScene {
  /// Draws signs alone, without paper.
  public init(signs: [DiagramSign]) {
    self.init()
    for sign in signs { add(sign) }
  }

  /// Puts a sign to the right of what is there, or to the left if it comes before that.
  mutating func add(_ sign: DiagramSign, isEarlier: Bool = false) {
    let paper = paperBounds
    // A sign without paper is drawn as large as any.
    let extent = faces.isEmpty ? 1 : max(paper.width, paper.height, 1e-6) * 0.4
    let x = isEarlier ? bounds.lower.x - extent * 0.8 : bounds.upper.x + extent * 0.8
    let middle = PlanePoint(x, paper.middle.y)
    switch sign {
    case .turnOver: addLoop(around: middle, along: PlanePoint(extent / 2, 0))
    case .turnOverTopToBottom: addLoop(around: middle, along: PlanePoint(0, -extent / 2))
    case .rotate(let degrees): addTurn(by: degrees, around: middle, radius: extent / 2)
    }
  }

  /// A looped arrow along a direction, and the axis it turns about.
  private mutating func addLoop(around middle: PlanePoint, along half: PlanePoint) {
    let up = half.turnedLeft * (half.x < 0 || half.y < 0 ? -1 : 1)
    let radius = 0.4
    let turns = (0...24).map { step in
      let angle = 2 * Double.pi * Double(step) / 24
      return middle + half * (radius * sin(angle)) + up * (radius * (1 - cos(angle)))
    }
    let path = [middle - half - up * 0.15, middle - half * 0.5 - up * 0.05] + turns
    arrows.append(DiagramArrow(.turnOver, path: path + [middle + half * 0.5 - up * 0.05, middle + half - up * 0.15]))
    lines.append(DiagramLine(.axis, PlaneSegment(middle - up * 0.5, middle + up * 1.2)))
  }

  /// A circle of two arrows with the angle in it.
  private mutating func addTurn(by degrees: Double, around middle: PlanePoint, radius: Double) {
    let turn = degrees < 0 ? -1.0 : 1.0
    for start in [0.25, 0.75] {
      let path = (0...16).map { step in
        let angle = 2 * Double.pi * (start + turn * 0.4 * Double(step) / 16)
        return middle + PlanePoint(cos(angle), sin(angle)) * radius
      }
      arrows.append(DiagramArrow(.rotate, path: path))
    }
    let rounded = (abs(degrees) * 100).rounded() / 100
    let number = rounded == rounded.rounded() && rounded < 1e6 ? String(Int(rounded)) : String(rounded)
    labels.append(DiagramLabel("\(number)°", at: middle))
  }
}
