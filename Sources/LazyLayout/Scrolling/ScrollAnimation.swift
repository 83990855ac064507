/// A scroll under way.
struct ScrollAnimation {
  var target: ScrollTarget
  /// Microseconds from the first frame to the last.
  var duration: Int
  /// The time of the layout that started it; none before that.
  var start: Int?
  /// The eased share of the way that is done, 0…1.
  var done = 0.0
}
