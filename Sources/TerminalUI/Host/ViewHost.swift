/// A screen without a terminal, to try views on: keys in, text out, with a clock of its own.
///
/// Time is virtual, 60 frames a second, and stands still within a frame: what is drawn depends on nothing but what was
/// sent.
@MainActor public final class ViewHost {
  let host: Screen
  private var clock = 0
  private static let frameInterval = 16_667

  /// Shows views on a screen of `width` by `height` cells and runs the first frame.
  public convenience init<Content: View>(width: Int, height: Int, @ViewBuilder content: () -> Content) {
    self.init(width: width, height: height, capabilities: TerminalCapabilities(), content: content)
  }

  /// The same on a terminal of some capabilities.
  public init<Content: View>(
    width: Int, height: Int, capabilities: TerminalCapabilities, @ViewBuilder content: () -> Content
  ) {
    host = Screen(size: Size(width: width, height: height), capabilities: capabilities, content: content())
    host.graph.now = { [weak self] in self?.clock ?? 0 }
    frame()
  }

  /// Views disappear with the host: their tasks end, and what they hold is let go of.
  isolated deinit { host.close() }

  /// Sends a key and runs a frame.
  public func send(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Sends an event and runs a frame.
  public func send(_ event: InputEvent) {
    host.send(event)
    clock += Self.frameInterval
    frame()
  }

  /// Gives the screen another size and runs a frame.
  public func resize(width: Int, height: Int) { send(.resize(Size(width: width, height: height))) }

  /// Lets time pass: runs frames for animation and prefetch.
  public func advance(frames: Int = 1) {
    for _ in 0..<frames {
      clock += Self.frameInterval
      frame()
    }
  }

  private func frame() {
    _ = host.frame()
    _ = host.prefetch(until: clock + Self.frameInterval)
  }

  /// Waits until no task of a view, animation or other work is pending.
  public func settle() async {
    // A guard against waiting for ever: a minute, since on a busy machine work elsewhere takes its time.
    var patience = 61_000
    while patience > 0 {
      await Task.yield()
      // What a task changed last may still be on its way to the views.
      if MainTurn.run({ host.wantsFrame }) {
        advance()
      } else if host.graph.runningTasks == 0 && !MainTurn.expectsNews {
        return
      }
      patience -= 1
      if patience < 60_000 { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }

  /// Whether something moves: whether frames come though nothing happens.
  public var isMoving: Bool { host.isAnimating }
  /// The rows of the screen as text joined by line feeds, blanks at their ends trimmed.
  public var screen: String { surface.description }
  /// The cells of the screen.
  public var surface: Surface { host.surface }
  /// Where the terminal's cursor would stand, if it is shown.
  public var cursor: Point? { host.cursor }
  /// Faults of the views that the screen survives, such as an id that several rows have, each said once.
  public var diagnostics: [String] { host.graph.diagnostics }

  /// Forgets all sizes, arrangements and drawings: the next frame makes them anew.
  func dropCaches() { host.dropCaches() }

  /// What the last frame and all frames cost.
  public var statistics: FrameStatistics { host.graph.statistics }
}
