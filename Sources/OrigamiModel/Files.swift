#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files, read and written with the C library alone so that a program starts fast.
package enum Files {
  /// The most bytes a file of instructions may have.
  static let sizeLimit = 64 << 20

  /// The bytes of a regular file.
  package static func read(_ path: String) throws(ModelError) -> [UInt8] {
    // Without blocking, so that a pipe that nobody writes to is refused at once.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, reason: reason) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path, reason: reason) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path, reason: "it is not a file") }
    guard status.st_size <= sizeLimit else {
      throw .unreadable(path, reason: "it is larger than \(sizeLimit >> 20) megabytes")
    }
    let size = Int(status.st_size)
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let received = receive(descriptor, buffer, from: count)
        if received < 0, errno == EINTR { continue }
        if received < 0 { failure = reason }
        if received <= 0 { break }
        count += received
      }
    }
    if let failure { throw .unreadable(path, reason: failure) }
    return bytes
  }

  /// The names in a folder, sorted; none if there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path with all links followed, or nothing if there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Reads on into the rest of a buffer, as the system call does.
  private static func receive(
    _ descriptor: CInt, _ buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    #if canImport(Glibc)
      return Glibc.read(descriptor, base + start, buffer.count - start)
    #else
      return Darwin.read(descriptor, base + start, buffer.count - start)
    #endif
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
