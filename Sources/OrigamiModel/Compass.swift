import Folding

/// Where something lies on the paper and which way it goes, in words.
struct Compass {
  let bounds: Bounds

  /// Where a place lies: “upper left”, “bottom”, “middle”.
  func region(of place: PlanePoint) -> String {
    let middle = bounds.middle
    return Self.region(
      across: Self.third(place.x - middle.x, of: bounds.width), along: Self.third(place.y - middle.y, of: bounds.height)
    )
  }

  /// Where something lies that has these corners; what doesn't cross the centre line lies beside it.
  func region(of corners: [PlanePoint]) -> String {
    let middle = bounds.middle
    let part = Bounds(of: corners)
    let isRight = part.lower.x > middle.x - 1e-6
    let isLeft = part.upper.x < middle.x + 1e-6
    return Self.region(
      across: isRight == isLeft ? Self.third(part.middle.x - middle.x, of: bounds.width) : isRight ? 1 : -1,
      along: Self.third(part.middle.y - middle.y, of: bounds.height))
  }

  private static func region(across: Int, along: Int) -> String {
    switch (across, along) {
    case (0, 0): return "middle"
    case (0, let along): return along > 0 ? "top" : "bottom"
    case (let across, 0): return across > 0 ? "right" : "left"
    case (let across, let along): return (along > 0 ? "upper " : "lower ") + (across > 0 ? "right" : "left")
    }
  }

  /// Where a region is: “at the upper left”, “in the middle”.
  static func at(_ region: String) -> String { region == "middle" ? "in the middle" : "at the \(region)" }

  /// Which end of a segment a point is.
  static func end(_ point: PlanePoint, of segment: PlaneSegment) -> String {
    let way = point - segment.middle
    if abs(way.x) < 0.414 * abs(way.y) { return way.y > 0 ? "upper" : "lower" }
    return way.x > 0 ? "right" : "left"
  }

  /// The side to which a slanting line rises.
  static func side(ofRise segment: PlaneSegment) -> String {
    let way = segment.end - segment.start
    return (way.x > 0) == (way.y > 0) ? "right" : "left"
  }

  /// Which way it is from one place to another: “up”, “down and to the left”.
  static func way(from start: PlanePoint, to end: PlanePoint) -> String {
    let way = end - start
    let size = max(abs(way.x), abs(way.y))
    // Within 22.5° of an axis the other axis isn't worth a word: tan 22.5° = 0.414.
    let across = abs(way.x) < 0.414 * size ? nil : way.x > 0 ? "to the right" : "to the left"
    let along = abs(way.y) < 0.414 * size ? nil : way.y > 0 ? "up" : "down"
    return [along, across].compactMap { $0 }.joined(separator: " and ")
  }

  /// How a line runs: “vertical”, “horizontal”, “slanting”.
  static func slope(of segment: PlaneSegment) -> String {
    let way = segment.end - segment.start
    if abs(way.x) < 0.02 * abs(way.y) { return "vertical" }
    return abs(way.y) < 0.02 * abs(way.x) ? "horizontal" : "slanting"
  }

  private static func third(_ offset: Double, of extent: Double) -> Int {
    let share = extent > 1e-6 ? offset / extent : 0
    return share > 1 / 6 + 1e-6 ? 1 : share < -1 / 6 - 1e-6 ? -1 : 0
  }
}
