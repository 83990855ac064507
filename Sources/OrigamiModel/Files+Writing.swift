#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Files that only their user may read.
extension Files {
  /// Whether anything is at a path, a link that leads nowhere included.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes a folder, and those it lies in, unless it is there; `mode` is who may do what with it.
  package static func makeFolder(_ path: String, mode: mode_t = 0o700) throws(SystemError) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]), mode: mode)
    }
    if mkdir(path, mode) == 0 || errno == EEXIST && isFolder(path) { return }
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
  /// The bytes are on the disk under another name beside it before that gets the file's name.
  ///
  /// - Parameters:
  ///   - new: the other name, which one caller uses at a time; what lies there is lost.
  ///   - mode: who may do what with a new file, less what the process's mask forbids.
  ///   - keepsMode: whether a file that was there before goes on to be for whom it was.
  package static func replace(
    _ path: String, with bytes: [UInt8], through new: String, mode: mode_t = 0o600, keepsMode: Bool = false
  ) throws(SystemError) {
    var status = stat()
    let before = keepsMode && stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    // What a program that was killed left there is of no use.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError(new) }
    let isWritten =
      write(bytes, to: descriptor) == nil && fsync(descriptor) == 0
      && (before.map { fchmod(descriptor, $0) == 0 } ?? true)
    let error = isWritten ? nil : SystemError(new)
    guard close(descriptor) == 0, error == nil else {
      let failure = error ?? SystemError(new)
      unlink(new)
      throw failure
    }
    do { try rename(new, to: path) } catch {
      unlink(new)
      throw error
    }
  }

  /// Writes all bytes to an open file.
  ///
  /// - Returns: the number of the error that came between, if one did.
  package static func write(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = send(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return nil
    }
  }
}

/// The system's `write`, whose name is taken inside of ``Files``.
private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
