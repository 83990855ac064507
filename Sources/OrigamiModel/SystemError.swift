#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What can't be done with a file, and why.
package struct SystemError: Error, Hashable, Sendable {
  package let path: String
  package let reason: String
  /// Whether there is no such file.
  package let isMissing: Bool

  /// Creates an error of the program's own.
  init(_ path: String, reason: String) {
    self.path = path
    self.reason = reason
    isMissing = false
  }

  /// The error that the last system call left.
  init(_ path: String) {
    self.path = path
    isMissing = errno == ENOENT || errno == ENOTDIR
    let reason = String(cString: strerror(errno))
    // A name in another encoding was read as one that nothing has.
    self.reason = isMissing && path.contains("\u{FFFD}") ? reason + " (names are read as UTF-8)" : reason
  }
}
