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
    defer { thread.store(outer, ordering: .releasing) }
    deliver()
    return body()
  }

  /// Keeps news for the next stretch, which comes at the latest with the main actor's next turn.
  static func post(_ news: @escaping @MainActor @Sendable () -> Void) {
    posted.withLock { $0.append(news) }
    Task { @MainActor in deliver() }
  }

  @MainActor private static func deliver() {
    let news = posted.withLock { list in
      defer { list = [] }
      return list
    }
    for tell in news { tell() }
  }
}
