/// How a change goes from the old to the new over time; in a terminal it applies to scrolling.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear
    case ease
  }

  let curve: Curve
  /// In microseconds.
  let duration: Int

  /// Slow at both ends, a third of a second.
  public static let `default` = Animation(curve: .ease, duration: 350_000)
  /// Slow at both ends.
  public static let easeInOut = Animation.default
  /// Slow at both ends: a terminal has one eased curve.
  public static let easeIn = Animation.default
  /// Slow at both ends: a terminal has one eased curve.
  public static let easeOut = Animation.default
  /// At an even pace.
  public static let linear = Animation(curve: .linear, duration: 350_000)
  /// Slow at both ends, without a spring's overshoot.
  public static let spring = Animation.default
  /// Slow at both ends, without a spring's overshoot.
  public static let smooth = Animation.default
  /// Slow at both ends, without a spring's overshoot.
  public static let snappy = Animation(curve: .ease, duration: 250_000)

  /// Slow at both ends, over a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(curve: .ease, duration: micro(duration)) }
  /// At an even pace, over a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: micro(duration)) }

  private static func micro(_ seconds: Double) -> Int { Int(min(max(seconds, 0), 3600) * 1_000_000) }

  /// How much of the way is behind at a fraction of the time, from 0 to 1, never turning back.
  func progress(_ time: Double) -> Double {
    let time = min(max(time, 0), 1)
    return curve == .linear ? time : time * time * (3 - 2 * time)
  }
}

/// What goes with a change of state.
@MainActor struct Transaction {
  static var animation: Animation?
}

/// Changes state so that what follows from it is animated: scrolling to a place.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.animation
  Transaction.animation = animation
  defer { Transaction.animation = outer }
  return try body()
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the user wants no movement: scrolling by program then arrives at once.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
