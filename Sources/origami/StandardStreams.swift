import OrigamiModel
import TerminalApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The three files that a program is started with.
enum StandardStreams {
  /// Keeps other files from taking the place of one that was closed; reading and writing there goes on to fail.
  static func keepClosedOnes() {
    // The lowest free number is taken, so they come in order.
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }
}

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
  /// Reads everything there is.
  static func readAll() throws(Failure) -> [UInt8] {
    if isatty(STDIN_FILENO) == 1 {
      throw .input(reason: "it is the keyboard; “-” wants a document from a pipe or a file")
    }
    let bytes: [UInt8]
    do { bytes = try Files.readAll(STDIN_FILENO, named: "standard input") } catch { throw .input(reason: error.reason) }
    if bytes.isEmpty { throw .input(reason: "there is nothing in it") }
    return bytes
  }
}
