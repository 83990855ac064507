#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The right to change the record, which one program has at a time; it ends with the program, however that ends.
struct RecordLock {
  private let descriptor: CInt

  /// Waits until no other program has the lock of a file, which is made if need be.
  ///
  /// - Parameter attempts: how often it is tried, a hundredth of a second apart.
  init(_ path: String, attempts: Int) async throws(RecordFault) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .refused(path, reason: String(cString: strerror(errno))) }
    for attempt in 1...attempts {
      // Where a file system knows no locks there is nothing to wait for.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || ![EWOULDBLOCK, EINTR].contains(errno) { return }
      if attempt < attempts { try? await Task.sleep(for: .milliseconds(10)) }
    }
    close(descriptor)
    throw .locked(path)
  }

  /// Lets others have it.
  func release() { close(descriptor) }
}
