import Foundation
import TerminalCore
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether processes can be given numbers of their own here.
private let canBeFirst = (try? BuiltProgram.run("unshare --pid --fork true").status) == 0

@Suite(.serialized, .oneAtATime) struct WayOutTests {
  @Test(arguments: ["exec \"$PROBE\"", "exec \"$PROBE\" by-dispatch"])
  func `quitting gives the terminal back`(command: String) {
    let probe = probeProcess(command)
    #expect(probe.wait(for: "ready"))
    #expect(probe.screen.modes.isSuperset(of: [1049, 1002, 1006, 2004]))
    #expect(!probe.screen.modes.contains(25))
    probe.terminal.type("q")
    #expect(probe.end() == 0)
    #expect(probe.leftovers == [])
    #expect(probe.screen.text.contains { $0.contains("closed") })
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGUSR1, SIGALRM])
  func `a signal that ends the program gives the terminal back and is seen by the parent`(signal: Int32) {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    kill(probe.process, signal)
    #expect(probe.end() == 128 + Int(signal))
    #expect(probe.leftovers == [])
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE])
  func `a fault gives the terminal back and is seen by the parent`(signal: Int32) {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    kill(probe.process, signal)
    #expect(probe.end() == 128 + Int(signal))
    #expect(probe.leftovers == [])
  }

  @Test func `a trap gives the terminal back and its message is read there`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("T")
    #expect([128 + Int(SIGILL), 128 + Int(SIGTRAP)].contains(probe.end()))
    #expect(probe.leftovers == [])
    #expect(String(decoding: probe.output, as: UTF8.self).contains("a trap on purpose"))
  }

  @Test(arguments: [("A", SIGABRT), ("S", SIGSEGV), ("B", SIGBUS)])
  func `a fault of its own gives the terminal back`(key: String, signal: Int32) {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.type(key)
    #expect(probe.end() == 128 + Int(signal))
    #expect(probe.leftovers == [])
  }

  @Test(arguments: ["T", "S", "O"])
  func `with a backtrace asked for the terminal is given back first, and any key ends its prompt`(key: String) throws {
    let probe = probeProcess(width: 100, environment: ["SWIFT_BACKTRACE": "enable=yes,color=no"])
    #expect(probe.wait(for: "ready"))
    probe.terminal.type(key)
    #expect(probe.wait { $0.text.contains { $0.contains("any other key to quit") } })
    let output = String(decoding: probe.output, as: UTF8.self)
    let restored = try #require(output.range(of: "\u{1B}[?1049l", options: .backwards))
    let trace = try #require(output.range(of: "crashed"))
    #expect(restored.upperBound < trace.lowerBound)
    probe.terminal.type("x")
    #expect(probe.end() > 128)
    #expect(probe.screen.modes == [7, 25])
    #expect(probe.terminal.lineModes == probe.shellModes)
  }

  @Test(arguments: ["exec \"$PROBE\"", "exec \"$PROBE\" by-dispatch"])
  func `an overflow of the stack gives the terminal back`(command: String) {
    let probe = probeProcess(command)
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("O")
    #expect([128 + Int(SIGSEGV), 128 + Int(SIGBUS)].contains(probe.end()))
    #expect(probe.leftovers == [])
  }

  @Test(.enabled(if: canBeFirst, "this system lets nobody be the first process"))
  func `as the first process of a container it ends too`() {
    let probe = probeProcess("exec unshare --pid --fork --kill-child \"$PROBE\"")
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("\u{3}")
    #expect(probe.end() == 128 + Int(SIGINT))
    #expect(probe.leftovers == [])
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- 2>&-"])
  func `with standard streams closed the terminal is used and given back`(closed: String) {
    let probe = probeProcess("exec \"$PROBE\" \(closed)")
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("Ex")
    #expect(probe.wait(for: "x"))
    probe.terminal.type("q")
    #expect(probe.end() == 0)
    #expect(probe.leftovers == [])
  }

  @Test func `leaving by exit gives the terminal back`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("X")
    #expect(probe.end() == 3)
    #expect(probe.leftovers == [])
  }

  @Test func `a storm of signals while it draws gives the terminal back`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.type(String(repeating: "\u{1B}[B", count: 200))
    for _ in 0..<50 { kill(probe.process, SIGTERM) }
    #expect(probe.end() == 128 + Int(SIGTERM))
    #expect(probe.leftovers == [])
  }

  @Test func `every signal that ends programs gives the terminal back, whatever its number`() {
    for signal in SIGHUP...64 where ![SIGKILL, SIGSTOP].contains(signal) {
      let probe = probeProcess()
      #expect(probe.wait(for: "ready"))
      kill(probe.process, signal)
      // A key comes after the signal: it ends the program that goes on.
      probe.terminal.type("q")
      let status = probe.end()
      #expect(probe.leftovers == [], "signal \(signal), status \(status)")
    }
  }

  @Test func `a terminal that takes nothing more is given back all the same`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.fill()
    kill(probe.process, SIGTERM)
    #expect(probe.reap() == 128 + Int(SIGTERM))
    probe.drain()
    #expect(probe.leftovers == [])
  }

  @Test func `the program ends when its terminal goes away, even when it does not hear of it`() {
    let probe = probeProcess("trap '' HUP; exec \"$PROBE\"")
    #expect(probe.wait(for: "ready"))
    probe.terminal.hangUp()
    #expect(probe.reap() == 0)
  }

  @Test func `a signal that was ignored from the start stays ignored`() {
    let probe = probeProcess("trap '' INT; exec \"$PROBE\"")
    #expect(probe.wait(for: "ready"))
    kill(probe.process, SIGINT)
    probe.terminal.type("\u{1B}[B")
    #expect(probe.wait { $0.text[1].hasPrefix("row 2") })
    probe.terminal.type("q")
    #expect(probe.end() == 0)
  }

  @Test func `the stop key gives the screen to the shell, and the program paints anew when it goes on`() {
    let turns = (1...5).map { "echo STOPPED \($0); read; fg; " }.joined()
    let probe = probeProcess("set -m; \"$PROBE\"; \(turns)")
    #expect(probe.wait(for: "ready"))
    for step in 1...5 {
      probe.terminal.type("\u{1A}")
      #expect(probe.wait { $0.text.contains { $0.contains("STOPPED \(step)") } })
      #expect(probe.leftovers == [])
      probe.terminal.type("\n")
      #expect(probe.wait { $0.text[1].hasPrefix("row \(step)") && $0.modes.isSuperset(of: [1, 1006, 2004]) })
      probe.terminal.type("\u{1B}[B")
      #expect(probe.wait { $0.text[1].hasPrefix("row \(step + 1)") })
    }
    probe.terminal.type("q")
    #expect(probe.end() == 0)
    #expect(probe.leftovers == [])
  }
}
