#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What the system refuses to do with a file, and why.
package struct SystemError: Error, Hashable, Sendable {
  package let path: String
  package let reason: String

  /// The error that the last system call left.
  fileprivate init(_ path: String) {
    self.path = path
    reason = String(cString: strerror(errno))
  }
}

/// Files that only their user may read.
extension Files {
  /// Whether anything is at a path, a link that leads nowhere included.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes a folder, and those it lies in, unless it is there.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
    if mkdir(path, 0o700) == 0 || errno == EEXIST && isFolder(path) { return }
    if errno == EEXIST { errno = ENOTDIR }
    throw SystemError(path)
  }

  /// Gives a file another name.
  package static func rename(_ path: String, to new: String) throws(SystemError) {
    #if canImport(Glibc)
      let result = Glibc.rename(path, new)
    #elseif canImport(Darwin)
      let result = Darwin.rename(path, new)
    #elseif canImport(Musl)
      let result = Musl.rename(path, new)
    #endif
    guard result == 0 else { throw SystemError(path) }
  }

  /// Replaces a file as a whole: whoever reads it, and whatever happens meanwhile, finds the old bytes or the new ones.
  ///
  /// The bytes are on the disk under the name with `.new` after it before that gets the file's name; one caller at a time.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let new = path + ".new"
    // What a program that was killed left there is of no use.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(new) }
    let error = writeThrough(bytes, to: descriptor) ? nil : SystemError(new)
    guard close(descriptor) == 0, error == nil else {
      let failure = error ?? SystemError(new)
      unlink(new)
      throw failure
    }
    try rename(new, to: path)
  }

  /// Writes all bytes and waits until the disk has them.
  private static func writeThrough(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return fsync(descriptor) == 0
  }
}
