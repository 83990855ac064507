import Folding

/// Where something lies on the paper and which way it goes, in words.
struct Compass {
  let bounds: Bounds

  /// Where a place lies: “upper left”, “bottom”, “middle”.
  func region(of place: PlanePoint) -> String {
    let middle = bounds.middle
    let across = Self.third(place.x - middle.x, of: bounds.width)
    let along = Self.third(place.y - middle.y, of: bounds.height)
    switch (across, along) {
    case (0, 0): return "middle"
    case (0, let along): return along > 0 ? "top" : "bottom"
    case (let across, 0): return across > 0 ? "right" : "left"
    case (let across, let along): return (along > 0 ? "upper " : "lower ") + (across > 0 ? "right" : "left")
    }
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
    return share > 1 / 6 ? 1 : share < -1 / 6 ? -1 : 0
  }
}
