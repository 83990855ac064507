import OrigamiModel
import TestSupport
import Testing
import TerminalUI

@testable import OrigamiScreens

/// What is shown while a model is still being read.
@MainActor @Suite struct OpeningScreenTests {
  /// What something waits at until it is opened.
  @MainActor private final class Gate {
    private var isOpen = false
    private var waiting: CheckedContinuation<Void, Never>?

    func pass() async {
      if !isOpen { await withCheckedContinuation { waiting = $0 } }
    }

    func open() {
      isOpen = true
      waiting?.resume()
      waiting = nil
    }
  }

  @Test func `the name is shown at every size until the model is there, and keys are survived`() async {
    let gate = Gate()
    let host = ViewHost(width: 40, height: 5) {
      OpeningScreen("grid.fold") {
        await gate.pass()
        return Text("the model")
      }
    }
    #expect(host.screen.contains("opening grid.fold…"))
    for key in ["j", "5", ".", "/", .return, .escape] as [KeyEquivalent] { host.send(key) }
    for (width, height) in [(1, 1), (7, 1), (1, 9), (40, 5)] { host.resize(width: width, height: height) }
    #expect(host.screen.contains("opening grid.fold…"))
    gate.open()
    await host.settle()
    #expect(host.screen.contains("the model"))
    #expect(!host.screen.contains("opening"))
  }

  @Test func `q quits while the model is read`() async {
    let gate = Gate()
    let terminal = MemoryTerminal(size: Size(width: 40, height: 5))
    let loop = TerminalLoop(terminal) {
      OpeningScreen("grid.fold") {
        await gate.pass()
        return Text("the model")
      }
    }
    terminal.send(.key(KeyPress("j")), .key(KeyPress("q")))
    await loop.run()
    #expect(terminal.surface.description.contains("opening grid.fold…"))
    gate.open()
  }

  @Test func `a model that can't be read quits`() async {
    let terminal = MemoryTerminal(size: Size(width: 40, height: 5))
    await TerminalLoop(terminal) { OpeningScreen<Text>("grid.fold") { nil } }.run()
    #expect(terminal.presentations > 0)
  }
}
