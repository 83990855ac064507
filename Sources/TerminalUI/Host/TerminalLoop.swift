#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a view on a terminal until it quits: events in, frames out, asleep when there is nothing to do.
@MainActor public final class TerminalLoop {
  private let terminal: any Terminal
  private let screen: Screen
  private var isFrameScheduled = false
  /// Whether events or a frame are being worked on: a frame that is wanted meanwhile comes after.
  private var isAtWork = false
  private var isOver = false
  /// Sleeps until something that moves slowly is to be drawn again.
  private var redraw: Task<Void, Never>?
  private var lastFrame = Int.min
  private var finish: CheckedContinuation<Void, Never>?
  private static let frameInterval = 16_667

  /// Prepares to run `content` on a terminal.
  public init<Content: View>(_ terminal: any Terminal, @ViewBuilder content: () -> Content) {
    self.terminal = terminal
    let quit = QuitAction()
    let mouse = MouseReporting(isOn: terminal.listensToMouse) { terminal.listensToMouse = $0 }
    screen = Screen(
      size: terminal.size, capabilities: terminal.capabilities,
      content: content().environment(\.quit, quit).environment(\.mouseReporting, mouse))
    screen.countsCells = false
    screen.graph.now = { Self.microseconds }
    screen.graph.onNeedsFrame = { [weak self] in self?.schedule() }
    quit.action = { [weak self] in self?.end() }
  }

  /// Microseconds on a clock that only goes on: several of a frame's questions for the time cost as much as one of
  /// `ContinuousClock`'s differences.
  private static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }

  /// Runs until the program quits or the terminal is gone.
  public func run() async {
    frame()
    terminal.onEvents { [weak self] events in self?.take(events) }
    await withCheckedContinuation { continuation in
      finish = continuation
      if isOver { end() }
    }
    redraw?.cancel()
    screen.close()
  }

  private func take(_ events: [InputEvent]?) {
    guard let events else { return end() }
    isAtWork = true
    for event in events where !isOver {
      if case .key(let press) = event, press.key == "l", press.modifiers == .control { terminal.invalidate() }
      if case .resize = event { terminal.invalidate() }
      screen.send(event)
    }
    isAtWork = false
    if !isOver { frame() }
  }

  private func end() {
    isOver = true
    finish?.resume()
    finish = nil
  }

  /// Runs a frame soon: at once, or when an animation's next frame is due.
  private func schedule() {
    guard !isAtWork, !isFrameScheduled, !isOver else { return }
    isFrameScheduled = true
    Task {
      if screen.isAnimating {
        let rest = lastFrame + Self.frameInterval - screen.graph.now()
        if rest > 0 { try? await Task.sleep(for: .microseconds(rest)) }
      }
      isFrameScheduled = false
      if !isOver { frame() }
    }
  }

  private func frame() {
    isAtWork = true
    let now = screen.graph.now()
    lastFrame = now
    let deadline = now + Self.frameInterval
    if screen.frame() {
      terminal.present(screen.surface, cursor: screen.cursor)
    }
    if screen.graph.now() > deadline { screen.graph.statistics.missedDeadlines += 1 }
    _ = screen.prefetch(until: deadline)
    isAtWork = false
    if screen.wantsFrame { schedule() }
    scheduleRedraw()
  }

  private func scheduleRedraw() {
    redraw?.cancel()
    redraw = nil
    guard !isOver, let due = screen.graph.redraws.next else { return }
    let rest = max(0, due - screen.graph.now())
    redraw = Task { [weak self] in
      try? await Task.sleep(for: .microseconds(rest))
      if let self, !Task.isCancelled, !isOver { frame() }
    }
  }
}
