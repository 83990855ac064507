import CNcurses
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The loop of a program's main thread: it sleeps until a descriptor can be read or the main actor has work.
///
/// A program that runs it, in place of `dispatchMain()` or an asynchronous `main`, handles an event in a third of the
/// time; without it everything works all the same, by way of Dispatch's threads.
@MainActor public enum MainLoop {
  private static var watches: [DescriptorWatch] = []
  private static var isRunning = false

  /// Runs until the program exits; called once, on the main thread, with the main actor's work already begun.
  public static func run() -> Never {
    let queue = cn_main_queue_descriptor()
    guard queue >= 0 else { dispatchMain() }
    isRunning = true
    while true {
      var polled = [pollfd(fd: queue, events: Int16(POLLIN), revents: 0)]
      let watched = watches
      for watch in watched { polled.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)) }
      if poll(&polled, nfds_t(polled.count), -1) > 0 {
        for (watch, state) in zip(watched, polled.dropFirst()) where state.revents != 0 && !watch.isCancelled {
          watch.handler()
        }
      }
      cn_main_queue_drain()
    }
  }

  /// Calls `handler` whenever `descriptor` can be read, until the watch is cancelled, which closes the descriptor.
  static func watch(_ descriptor: Int32, handler: @escaping @MainActor () -> Void) -> DescriptorWatch {
    let watch = DescriptorWatch(descriptor, handler: handler, byDispatch: !isRunning)
    if isRunning { watches.append(watch) }
    return watch
  }

  fileprivate static func remove(_ watch: DescriptorWatch) { watches.removeAll { $0 === watch } }
}

/// A descriptor that is looked at, by the main loop if it runs and else by Dispatch.
@MainActor final class DescriptorWatch {
  let descriptor: Int32
  let handler: @MainActor () -> Void
  private(set) var isCancelled = false
  private let source: (any DispatchSourceProtocol)?

  fileprivate init(_ descriptor: Int32, handler: @escaping @MainActor () -> Void, byDispatch: Bool) {
    self.descriptor = descriptor
    self.handler = handler
    guard byDispatch else {
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    self.source = source
    source.setEventHandler { MainActor.assumeIsolated { handler() } }
    // Until it is cancelled Dispatch looks at the descriptor.
    source.setCancelHandler { closeDescriptor(descriptor) }
    source.activate()
  }

  /// Ends the watch and closes the descriptor.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    guard let source else {
      MainLoop.remove(self)
      closeDescriptor(descriptor)
      return
    }
    source.cancel()
  }
}
