/// A place on a canvas in dots.
struct DotPoint: Hashable {
  var x: Double
  var y: Double

  /// Whether it can be drawn at all: a number, and not absurdly far away.
  var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}
