import Folding
import StrictJSON

/// Writes what is done to the paper.
enum ActionWriter {
  static func value(of action: Action) -> JSONValue {
    switch action {
    case .mark(let name, let place): ["mark": .string(name), "at": ReferenceWriter.point(place)]
    case .fold(let fold): value(of: fold)
    case .collapse(let name, let given): ["collapse": value(of: given), "name": .string(name)]
    case .turnOver: ["turn": "over"]
    case .turnOverTopToBottom: ["turn": "over, top to bottom"]
    case .rotate(let degrees): ["rotate": .number(degrees)]
    case .level(let left, let right): ["level": [ReferenceWriter.point(left), ReferenceWriter.point(right)]]
    }
  }

  private static func value(of fold: Fold) -> JSONValue {
    let word = ActionReader.FoldWord.allCases.first { $0.kind == fold.kind } ?? .valley
    var object = JSONMembers()
    if let undoing = fold.undoing {
      object["fold"] = "pull"
      if !undoing.isEmpty { object["undo"] = .array(undoing.map { .string($0) }) }
      object["as"] = .string(word.rawValue)
    } else {
      object["fold"] = .string(word.rawValue)
    }
    object["name"] = .string(fold.name)
    object.add(ReferenceWriter.members(of: fold.line))
    object["move"] = fold.moving.map(ReferenceWriter.point)
    switch fold.layers {
    case .all: break
    case .top(let count): object["layers"] = ["top": .integer(count)]
    case .bottom(let count): object["layers"] = ["bottom": .integer(count)]
    case .flap(let point): object["layers"] = ["flap": ReferenceWriter.point(point)]
    }
    if !fold.under.isEmpty { object["under"] = .array(fold.under.map(ReferenceWriter.point)) }
    object["ridge"] = fold.ridge.map { .string($0) }
    return object.value
  }

  private static func value(of given: GivenFolding) -> JSONValue {
    func points(_ points: [PlanePoint]) -> JSONValue { .array(points.map { [.number($0.x), .number($0.y)] }) }
    let orders = given.layers.all.map { upper, lower -> JSONValue in
      let isUp = SimplePolygon.doubleArea(of: given.faces[lower].map { given.places[$0] }) > 0
      return [.integer(upper), .integer(lower), .integer(isUp ? 1 : -1)]
    }
    return [
      "vertices_coords": points(given.places), "origami:vertices_paper": points(given.vertices),
      "faces_vertices": .array(given.faces.map { .array($0.map { .integer($0) }) }), "faceOrders": .array(orders),
    ]
  }
}

/// Writes points and lines that are named by reference.
enum ReferenceWriter {
  static func point(_ reference: PointReference) -> JSONValue {
    switch reference {
    case .named(let name): .string(name)
    case .between(let start, let end, let fraction):
      ["between": [point(start), point(end)], "at": .string(Self.fraction(fraction))]
    case .crossing(let first, let second): ["cross": [line(first), line(second)]]
    case .mirrored(let mirrored, let over): ["mirror": point(mirrored), "over": line(over)]
    }
  }

  static func line(_ reference: LineReference) -> JSONValue {
    switch reference {
    case .through(let start, let end): [point(start), point(end)]
    case .crease(let name, nil): .string(name)
    case .crease(let name, let at?): ["crease": .string(name), "at": point(at)]
    default: members(of: reference).value
    }
  }

  /// A line as the keys of a fold state it.
  static func members(of reference: LineReference) -> JSONMembers {
    var object = JSONMembers()
    switch reference {
    case .through, .crease: object["along"] = line(reference)
    case .bringingPoint(let moving, let target):
      object["bring"] = point(moving)
      object["to"] = point(target)
    case .bringingLine(let moving, let target, let near):
      object["bring"] = line(moving)
      object["to"] = line(target)
      object["near"] = near.map(point)
    case .perpendicular(let other, let through):
      object["through"] = point(through)
      object["perpendicular"] = line(other)
    case .bringingPointToLine(let moving, let target, let through, let near):
      object["bring"] = point(moving)
      object["to"] = line(target)
      object["through"] = point(through)
      object["near"] = near.map(point)
    case .bringingTwoPoints(let first, let firstTarget, let second, let secondTarget, let near):
      object["bring"] = point(first)
      object["to"] = line(firstTarget)
      object["and"] = point(second)
      object["onto"] = line(secondTarget)
      object["near"] = near.map(point)
    case .bringingPointAcross(let moving, let target, let other):
      object["bring"] = point(moving)
      object["to"] = line(target)
      object["perpendicular"] = line(other)
    case .angled(let degrees, let other, let through):
      object["through"] = point(through)
      object["angle"] = .number(degrees)
      object["from"] = line(other)
    }
    return object
  }

  /// A fraction by its smallest denominator that gives the same number, or the nearest one.
  ///
  /// The denominators are tried in the order of the number's continued fraction, which are the best there are.
  static func fraction(_ value: Double) -> String {
    var (before, top) = (0.0, 1.0)
    var (beforeBottom, bottom) = (1.0, 0.0)
    var rest = value
    var best = "0/1"
    for _ in 0..<32 {
      let whole = rest.rounded(.down)
      (before, top) = (top, whole * top + before)
      (beforeBottom, bottom) = (bottom, whole * bottom + beforeBottom)
      guard bottom <= Double(Int32.max), top <= Double(Int32.max), bottom > 0 else { break }
      best = "\(Int(top))/\(Int(bottom))"
      if top / bottom == value || rest == whole { break }
      rest = 1 / (rest - whole)
    }
    return best
  }
}
