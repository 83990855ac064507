#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that the main actor runs on, noted when the first view graph is made.
@MainActor private let mainThread = MainThread.note(pthread_self())

/// Whether code runs on the main actor's thread, for news that may come from any thread.
enum MainThread {
  nonisolated(unsafe) private static var noted: pthread_t?

  @MainActor static func prepare() { _ = mainThread }

  fileprivate static func note(_ thread: pthread_t) -> pthread_t {
    noted = thread
    return thread
  }

  static var isCurrent: Bool {
    guard let noted else { return false }
    return pthread_equal(noted, pthread_self()) != 0
  }
}
