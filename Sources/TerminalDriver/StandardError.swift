import TerminalCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a program says what went wrong.
public enum StandardError {
  /// Writes a line; nothing in it can command the terminal.
  public static func print(_ line: String) {
    var bytes = Array((PrintedText(line, to: STDERR_FILENO).text + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}
