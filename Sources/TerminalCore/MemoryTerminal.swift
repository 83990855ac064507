/// A terminal in memory: what is presented can be looked at, and events are put in by hand.
@MainActor public final class MemoryTerminal: Terminal {
  public private(set) var size: Size
  public let capabilities: TerminalCapabilities
  /// The surface presented last.
  public private(set) var surface: Surface
  /// Where the cursor stands, if it is shown.
  public private(set) var cursor: Point?
  /// How often a surface was presented.
  public private(set) var presentations = 0
  private var pending: [InputEvent] = []
  private var waiting: CheckedContinuation<[InputEvent]?, Never>?
  private var isClosed = false

  /// Creates a terminal of `size`.
  public init(size: Size, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = size
    self.capabilities = capabilities
    surface = Surface(size: size)
  }

  public func present(_ surface: Surface, cursor: Point?) {
    self.surface = surface
    self.cursor = cursor
    presentations += 1
  }

  public func invalidate() {}

  /// Puts events in; the one who waits gets them.
  public func send(_ events: InputEvent...) {
    for case .resize(let size) in events { self.size = size }
    pending += events
    deliver()
  }

  /// Ends the terminal: who waits gets `nil` after the pending events.
  public func close() {
    isClosed = true
    deliver()
  }

  public func nextEvents() async -> [InputEvent]? {
    await withCheckedContinuation { continuation in
      waiting = continuation
      deliver()
    }
  }

  private func deliver() {
    guard let waiting, !pending.isEmpty || isClosed else { return }
    self.waiting = nil
    let events = pending
    pending = []
    waiting.resume(returning: events.isEmpty ? nil : events)
  }
}
