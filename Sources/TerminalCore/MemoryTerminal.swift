/// A terminal in memory: what is presented can be looked at, and events are put in by hand.
@MainActor public final class MemoryTerminal: Terminal {
  public private(set) var size: Size
  public let capabilities: TerminalCapabilities
  public var listensToMouse = true
  /// The surface presented last.
  public private(set) var surface: Surface
  /// Where the cursor stands, if it is shown.
  public private(set) var cursor: Point?
  /// How often a surface was presented.
  public private(set) var presentations = 0
  private var pending: [InputEvent] = []
  private var handler: (([InputEvent]?) -> Void)?
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

  /// Puts events in; the one who listens gets them.
  public func send(_ events: InputEvent...) {
    for case .resize(let size) in events { self.size = size }
    pending += events
    deliver()
  }

  /// Ends the terminal: who listens gets `nil` after the pending events.
  public func close() {
    isClosed = true
    deliver()
  }

  public func onEvents(_ handler: @escaping @MainActor ([InputEvent]?) -> Void) {
    self.handler = handler
    deliver()
  }

  private func deliver() {
    guard let handler else { return }
    let events = pending
    pending = []
    if !events.isEmpty { handler(events) }
    if isClosed { handler(nil) }
  }
}
