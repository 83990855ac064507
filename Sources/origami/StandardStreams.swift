#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program's answers go.
enum StandardOutput {
  /// Writes lines; whoever stopped reading ends the program, silently.
  ///
  /// - Throws: what the system says if the lines can't be written.
  static func print(_ lines: [String]) throws(Failure) {
    var bytes = Array(lines.joined(separator: "\n").utf8)[...]
    bytes.append(UInt8(ascii: "\n"))
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        exit(0)
      } else if errno != EINTR {
        throw .output(reason: String(cString: strerror(errno)))
      }
    }
  }
}

/// Where a document may come from.
enum StandardInput {
  /// The most bytes of a document.
  private static let limit = 64 << 20

  /// Reads everything there is.
  static func readAll() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .input(reason: String(cString: strerror(errno)))
      }
    }
    throw .input(reason: "more than \(limit >> 20) megabytes")
  }
}
