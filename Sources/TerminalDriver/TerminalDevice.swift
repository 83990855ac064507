import CNcurses
import TerminalCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal's device, open twice: to write, and to read without waiting.
struct TerminalDevice {
  let output: Int32
  let input: Int32

  /// Opens the device at `path`.
  init(path: String) throws(TerminalError) {
    StandardStreams.occupyMissing()
    let output = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard output >= 0, isatty(output) == 1 else {
      if output >= 0 { closeDescriptor(output) }
      throw .noTerminal
    }
    let input = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0 else {
      closeDescriptor(output)
      throw .noTerminal
    }
    (self.output, self.input) = (output, input)
  }

  /// No more than this of a terminal is used: ncurses counts no further than 32,767, and every cell takes memory.
  private static let largestSize = Size(width: 2000, height: 1000)

  /// The size the terminal says it has; `nil` if it does not.
  var size: Size? {
    var lines: Int32 = 0
    var columns: Int32 = 0
    guard cn_window_size(output, &lines, &columns) else { return nil }
    return Size(
      width: min(Int(columns), Self.largestSize.width), height: min(Int(lines), Self.largestSize.height))
  }

  /// What was read: bytes, none yet, or nothing ever again.
  enum Reading {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// Reads what there is.
  func read() -> Reading {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { chunk in
      var bytes: [UInt8] = []
      while bytes.count < 1 << 20 {
        let count = Self.read(input, into: chunk)
        let failure = errno
        if count == 0 {
          if !bytes.isEmpty { break }
          return failure == EAGAIN || failure == EINTR ? .nothing : .end
        }
        bytes += chunk[..<count]
        if count < chunk.count { break }
      }
      return .bytes(bytes)
    }
  }

  /// Reads once; 0 at the end, with `errno` 0, and on failure.
  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    errno = 0
    #if canImport(Darwin)
      return max(0, Darwin.read(descriptor, buffer.baseAddress, buffer.count))
    #else
      return max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    #endif
  }

  /// Forgets what was sent by the terminal but not read.
  func discardInput() { tcflush(input, TCIFLUSH) }
}

/// Closes a descriptor, whose number is then free for others.
func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
