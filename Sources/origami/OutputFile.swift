#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written whole or not at all.
enum OutputFile {
  /// Writes a file beside the one wanted and renames it; links are followed, and what is no file, such as a pipe, is
  /// written to as it is.
  ///
  /// - Throws: the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .file(path, reason: "it is a folder") }
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return try write(bytes, to: open(path, O_WRONLY | O_CLOEXEC), path)
    }
    let place = resolved(path)
    let temporary = "\(place).\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
    do throws(Failure) {
      try write(bytes, to: open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), path)
      if exists { chmod(temporary, status.st_mode & 0o777) }
      guard rename(temporary, place) == 0 else { throw .file(path, reason: reason) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(Failure) {
    guard descriptor >= 0 else { throw .file(path, reason: reason) }
    let failure = DescriptorOutput.write(bytes, to: descriptor).map { String(cString: strerror($0)) }
    let isClosed = close(descriptor) == 0
    if let failure { throw .file(path, reason: failure) }
    if !isClosed { throw .file(path, reason: reason) }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// Bytes for an open file.
enum DescriptorOutput {
  /// Writes all bytes.
  ///
  /// - Returns: the number of the error that came between, if one did.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return nil
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
