#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are read as a whole, if they are not too large.
extension Files {
  /// The most bytes of instructions, of a record and of a page of photos.
  package static let sizeLimit = 64 << 20

  /// What may be read.
  package enum Source {
    /// Files alone: what data name must not make the program wait, and be there to be read again.
    case files
    /// Pipes and devices too, to their end.
    case anything
  }

  /// The bytes that lie at a path.
  package static func read(
    _ path: String, limit: Int = sizeLimit, from source: Source = .files
  ) throws(SystemError) -> [UInt8] {
    // Opening without blocking, so that a pipe that nobody writes to is refused, or empty, at once.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(path) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw SystemError(path, reason: "it is a folder") }
    guard kind == S_IFREG || source == .anything else { throw SystemError(path, reason: "it is not a regular file") }
    let size = kind == S_IFREG ? Int(status.st_size) : 0
    guard size <= limit else { throw tooLarge(path, limit) }
    return try readAll(descriptor, named: path, limit: limit, capacity: size)
  }

  /// The bytes of an open file up to its end, waiting for what comes late; room is made for `capacity` at once.
  package static func readAll(
    _ descriptor: CInt, named name: String, limit: Int = sizeLimit, capacity: Int = 0
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { receive(descriptor, $0) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw SystemError(name)
      }
    }
    throw tooLarge(name, limit)
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> SystemError {
    SystemError(path, reason: "it is larger than \(limit >> 20) MiB")
  }
}

/// The system's `read`, whose name is taken inside of ``Files``.
private func receive(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
