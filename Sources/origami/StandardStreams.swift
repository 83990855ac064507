import OrigamiModel
import TerminalApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program's answers go.
enum StandardOutput {
  /// Writes lines, cleaned for a terminal; whoever stopped reading ends the program, silently.
  ///
  /// - Throws: what the system says if the lines can't be written.
  static func print(_ lines: [String]) throws(Failure) {
    let text = PrintedText(lines.joined(separator: "\n"), to: STDOUT_FILENO).text
    try write(Array("\(text)\n".utf8))
  }

  /// Writes bytes as ``print(_:)`` does lines.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    guard let error = Files.write(bytes, to: STDOUT_FILENO) else { return }
    if error == EPIPE { exit(0) }
    throw .output(reason: String(cString: strerror(error)))
  }
}

/// Where a document may come from.
enum StandardInput {
  /// The most bytes of a document.
  private static let limit = 64 << 20

  /// Reads everything there is.
  static func readAll() throws(Failure) -> [UInt8] {
    do { return try DescriptorInput.readAll(STDIN_FILENO, limit: limit) } catch {
      switch error {
      case .tooLong: throw .input(reason: "more than \(limit >> 20) megabytes")
      case .refused(let reason): throw .input(reason: reason)
      }
    }
  }
}
