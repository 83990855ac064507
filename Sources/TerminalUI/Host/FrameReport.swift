/// What the frames of a screen cost, to be shown on it: `@Environment(\.frameReport) var report`.
///
/// Reading it does not make a view follow it: a view that shows it is evaluated for other reasons.
@MainActor public final class FrameReport {
  /// The counts of the last frame, and of all.
  public internal(set) var statistics = FrameStatistics()
  /// Microseconds that the last frame took with its prefetch.
  public internal(set) var timeUsed = 0
  /// Microseconds that a frame may take.
  public let interval = 16_667

  init() {}
}

private struct FrameReportKey: EnvironmentKey {
  static let defaultValue: FrameReport? = nil
}

extension EnvironmentValues {
  /// What the frames of the screen cost; `nil` outside a screen.
  public var frameReport: FrameReport? {
    get { self[FrameReportKey.self] }
    set { self[FrameReportKey.self] = newValue }
  }
}
