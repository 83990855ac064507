#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of the user's settings.
enum ConfigurationFile {
  /// Why it can't be read.
  enum Failure: Error {
    case missing
    case unreadable(reason: String)

    var reason: String {
      switch self {
      case .missing: "there is no such file"
      case .unreadable(let reason): "can't be read: \(reason)"
      }
    }
  }

  /// More than anyone writes by hand.
  private static let limit = 1 << 20

  /// The text of a file.
  static func text(at path: String) -> Result<String, Failure> {
    // Without blocking, so that a pipe that nobody writes to is empty.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return .failure(errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason: reason))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return .success(String(decoding: bytes, as: UTF8.self)) }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return .failure(.unreadable(reason: reason))
      }
    }
    return .failure(.unreadable(reason: "it is larger than a megabyte"))
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
