import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells on the main actor of each time a file was written or put in its place, for as long as the watch is kept.
///
/// Nothing runs in between: the system wakes the program. A file that can't be watched is never told of.
@MainActor final class FileWatch {
  private let source: any DispatchSourceProtocol

  #if canImport(Glibc)
    /// Watches the folder, since editors put a new file in the place of the old one.
    init?(_ path: String, onChange: @escaping @MainActor () -> Void) {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { String(path[...$0]) } ?? "."
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      let descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
        close(descriptor)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {
        guard Self.names(readFrom: descriptor).contains(name) else { return }
        MainActor.assumeIsolated { onChange() }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      self.source = source
    }

    /// The names in the events that wait.
    private nonisolated static func names(readFrom descriptor: CInt) -> Set<String> {
      var names: Set<String> = []
      let header = MemoryLayout<inotify_event>.size
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          guard count >= header else { return }
          var start = 0
          while start + header <= count {
            let length = Int(buffer.load(fromByteOffset: start + header - 4, as: UInt32.self))
            let text = buffer[(start + header)..<min(start + header + length, count)].prefix { $0 != 0 }
            names.insert(String(decoding: text, as: UTF8.self))
            start += header + length
          }
        }
      }
      return names
    }
  #else
    /// Watches the folder, since editors put a new file in the place of the old one.
    init?(_ path: String, onChange: @escaping @MainActor () -> Void) {
      let slash = path.lastIndex(of: "/")
      let descriptor = open(slash.map { String(path[...$0]) } ?? ".", O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: .write, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { onChange() } }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      self.source = source
    }
  #endif

  isolated deinit { source.cancel() }
}
