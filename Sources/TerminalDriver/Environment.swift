#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment's variables, or others in their place.
struct Environment: Sendable {
  /// The value of a variable; `nil` where it is not set.
  let value: @Sendable (String) -> String?

  /// The process's own.
  static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// Creates an environment of these variables.
  init(_ variables: [String: String]) { value = { variables[$0] } }

  private init(value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// The value of a variable; `nil` where it is not set or empty.
  subscript(name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
}
