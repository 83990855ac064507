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
    do {
      return .success(String(decoding: try DescriptorInput.readAll(descriptor, limit: limit), as: UTF8.self))
    } catch {
      switch error {
      case .tooLong: return .failure(.unreadable(reason: "it is larger than a megabyte"))
      case .refused(let reason): return .failure(.unreadable(reason: reason))
      }
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
