import CNcurses
import Dispatch
import TerminalCore

extension NcursesTerminal {
  /// How long Escape may be the beginning of a sequence, and how long the rest of one may be under way: over a network,
  /// what no hand types is waited for until what was lost there has been sent again.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(25)
  private static let introducerDelay = DispatchTimeInterval.milliseconds(500)
  private static let sequenceDelay = DispatchTimeInterval.seconds(5)

  /// Lets input and signals come in.
  func listen() {
    inputWatch = watch(device.input) { terminal in terminal.readInput() }
    noticeWatch = watch(noticePipe.output) { terminal in terminal.handleNotices() }
  }

  private func watch(_ descriptor: Int32, _ action: @escaping @MainActor (NcursesTerminal) -> Void) -> DescriptorWatch {
    MainLoop.watch(descriptor) { [weak self] in
      guard let self, self.state != .closed else { return }
      cn_guard_thread()
      action(self)
    }
  }

  private func readInput() {
    switch device.read() {
    case .nothing: return
    case .end: hangUp()
    case .bytes(let bytes):
      readCount += 1
      inbox.put(decoder.decode(bytes).filter { !isSignal($0) })
      waitForRest()
    }
  }

  private func isSignal(_ event: InputEvent) -> Bool {
    if case .key(let press) = event { device.sendSignal(of: press) } else { false }
  }

  /// The terminal is gone: nothing will come, nothing can be shown.
  private func hangUp() {
    inputWatch?.cancel()
    inbox.close()
  }

  /// Decides after a while that what is open was all.
  private func waitForRest() {
    let delay: DispatchTimeInterval
    switch decoder.state {
    case .nothing, .paste: return
    case .escape: delay = Self.escapeDelay
    case .introducer: delay = Self.introducerDelay
    case .sequence: delay = Self.sequenceDelay
    }
    let expected = readCount
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.readCount == expected else { return }
        self.inbox.put(self.decoder.giveUp())
      }
    }
  }
}
