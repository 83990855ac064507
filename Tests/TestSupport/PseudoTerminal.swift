#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal, seen from the side of the one who sits before it.
public final class PseudoTerminal {
  let master: Int32
  /// The path of the device that programs open.
  public let path: String
  private var isHungUp = false

  /// Opens a pseudo-terminal of a size; 0 by 0 is one that has none.
  public init(width: Int, height: Int) {
    #if canImport(Darwin)
      master = posix_openpt(O_RDWR | O_NOCTTY)
      grantpt(master)
      unlockpt(master)
      path = ptsname(master).map { String(cString: $0) } ?? ""
    #else
      // Glibc's module leaves posix_openpt and its kin out: TIOCSPTLCK and TIOCGPTN are what they call.
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var lock: Int32 = 0
      var number: Int32 = 0
      _ = ioctl(master, 0x4004_5431, &lock)
      _ = ioctl(master, 0x8004_5430, &number)
      path = "/dev/pts/\(number)"
    #endif
    resize(width: width, height: height)
  }

  deinit { hangUp() }

  /// Gives it another size.
  public func resize(width: Int, height: Int) {
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Types a text.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes.
  public func type(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in _ = write(master, bytes.baseAddress, bytes.count) }
  }

  /// Writes to the terminal, as a program would, as much as it holds without anybody reading.
  public func fill() {
    let descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
    for size in [512, 1] {
      let blanks = Array(repeating: UInt8(ascii: " "), count: size)
      while write(descriptor, blanks, size) > 0 {}
    }
    close(descriptor)
  }

  /// Takes the terminal away.
  public func hangUp() {
    if !isHungUp { close(master) }
    isHungUp = true
  }

  /// Bytes written to the terminal, waiting at most so long for the first; `nil` when nobody has it open any more.
  public func read(milliseconds: Int32 = 10_000) -> [UInt8]? {
    var readable = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&readable, 1, milliseconds) > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, readBytes(master, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// The process group that has the terminal now.
  public var foregroundGroup: pid_t { tcgetpgrp(master) }

  /// The modes of the terminal's line discipline that programs change.
  public var lineModes: [UInt32] {
    var modes = termios()
    tcgetattr(master, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag]
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
