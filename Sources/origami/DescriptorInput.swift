#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes of an open file.
enum DescriptorInput {
  /// Why they can't be had.
  enum Failure: Error {
    /// There are more than wanted.
    case tooLong
    /// The system's reason.
    case refused(reason: String)
  }

  /// Reads up to the end.
  static func readAll(_ descriptor: CInt, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .refused(reason: String(cString: strerror(errno)))
      }
    }
    throw .tooLong
  }
}
