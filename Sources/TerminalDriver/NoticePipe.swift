#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pipe by which signal handlers tell the main queue what happened.
struct NoticePipe {
  /// Where to read.
  let output: Int32
  /// Where handlers write.
  let input: Int32

  /// Creates a pipe that neither waits nor outlives the process.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (output, input) = (ends[0], ends[1])
  }

  /// What a signal handler told.
  struct Notices {
    var isStopRequested = false
    var wasContinued = false
    var sizeMayHaveChanged = false
  }

  /// Everything told since the last call.
  func take() -> Notices {
    var notices = Notices()
    let capacity = 256
    var count = capacity
    while count == capacity {
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        filled = max(0, read(output, buffer.baseAddress, capacity))
      }
      count = bytes.count
      if bytes.contains(UInt8(ascii: "T")) { notices.isStopRequested = true }
      if bytes.contains(UInt8(ascii: "C")) { notices.wasContinued = true }
      if bytes.contains(UInt8(ascii: "W")) { notices.sizeMayHaveChanged = true }
    }
    return notices
  }
}
