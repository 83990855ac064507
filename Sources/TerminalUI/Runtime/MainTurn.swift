import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The stretches of time in which a screen works, and the news that came from elsewhere meanwhile.
///
/// The main actor is not bound to a thread everywhere, so whether code runs on it is known only within such a stretch:
/// it is synchronous, and whatever runs on its thread runs inside it.
enum MainTurn {
  private static let thread = Atomic<UInt>(0)
  /// The thread of the last stretch, on which the main actor's other work most likely runs too.
  private static let lastThread = Atomic<UInt>(0)
  /// News from other threads that wait until what they tell of is stored.
  private static let underWay = Atomic<Int>(0)
  private static let posted = Mutex<[@MainActor @Sendable () -> Void]>([])

  private static var current: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// Whether the caller runs inside a stretch.
  static var isCurrent: Bool { thread.load(ordering: .acquiring) == current }

  @MainActor static func run<Result>(_ body: () -> Result) -> Result {
    let outer = thread.exchange(current, ordering: .acquiringAndReleasing)
    lastThread.store(current, ordering: .relaxed)
    defer { thread.store(outer, ordering: .releasing) }
    deliver()
    return body()
  }

  /// Whether news are under way.
  static var expectsNews: Bool { underWay.load(ordering: .acquiring) > 0 }

  /// Keeps news for the next stretch, which comes at the latest with the main actor's next turn.
  ///
  /// Observation tells of a change before it is stored. On the main actor nothing comes between; another thread is
  /// given a few milliseconds to store it.
  static func post(_ news: @escaping @MainActor @Sendable () -> Void) {
    if current == lastThread.load(ordering: .relaxed) {
      posted.withLock { $0.append(news) }
      Task { @MainActor in deliver() }
      return
    }
    underWay.add(1, ordering: .acquiringAndReleasing)
    Task.detached {
      try? await Task.sleep(for: .milliseconds(4))
      posted.withLock { $0.append(news) }
      await deliver()
      underWay.subtract(1, ordering: .acquiringAndReleasing)
    }
  }

  @MainActor private static func deliver() {
    let news = posted.withLock { list in
      defer { list = [] }
      return list
    }
    for tell in news { tell() }
  }
}
