import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// However the program ends, its terminal is as it was: screen, cursor, mouse, paste and line modes.
@Suite(.serialized, .oneAtATime) struct WayOutTests {
  @Test("quitting gives the terminal back")
  func quitting() {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    #expect(reading.screen.modes.isSuperset(of: [1049, 1002, 1006, 2004]))
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test(
    "a signal that ends the program gives the terminal back, and the parent sees which it was",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGUSR1, SIGALRM, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
    ])
  func signal(number: Int32) {
    let reading = readingProcess("ulimit -c 0; exec \"$ORIGAMI\" swan")
    #expect(reading.wait { $0.isAt(step: 1) })
    kill(reading.process, number)
    #expect(reading.end() == 128 + Int(number))
    #expect(reading.leftovers == [])
  }

  @Test("a signal while it starts or quits gives the terminal back too", arguments: 0..<4 as Range<UInt64>)
  func anyMoment(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for turn in 0..<25 {
      let reading = readingProcess()
      // What is to come has a size that varies little: the signal comes at any byte of it.
      let bytes = Int.random(in: 0...1200, using: &random)
      let isQuitting = turn.isMultiple(of: 5)
      _ = reading.wait { isQuitting ? $0.isAt(step: 1) : reading.received >= bytes }
      if isQuitting { reading.terminal.type("q") }
      kill(reading.process, SIGTERM)
      #expect([0, 128 + Int(SIGTERM)].contains(reading.end()), "seed \(seed), turn \(turn)")
      #expect(reading.leftovers == [], "seed \(seed), turn \(turn)")
    }
  }

  @Test("where files may not grow the program works, and says what was not kept")
  func limitedFiles() throws {
    let home = "/tmp/origami-test-\(UInt32.random(in: 0 ... .max))"
    let reading = readingProcess("ulimit -f 0; exec \"$ORIGAMI\" swan", environment: ["XDG_STATE_HOME": home])
    #expect(reading.wait { $0.isAt(step: 1) })
    reading.terminal.type("x")
    #expect(reading.wait(for: "not kept"))
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
    let export = try BuiltProgram.run(
      "(ulimit -f 0; \"$ORIGAMI\" export swan -o \(home)/swan.svg 2>&1; echo $?) | cat; rm -r \(home)")
    #expect(export.output == "origami: \(home)/swan.svg: File too large\n1\n")
  }

  @Test(
    "Control-C and Control-\\ end it like any other program, however the keyboard tells them",
    arguments: [
      ("\u{3}", SIGINT), ("\u{1C}", SIGQUIT), ("\u{1B}[99;5u", SIGINT), ("\u{1B}[27;5;92~", SIGQUIT),
    ])
  func controlKey(key: String, number: Int32) {
    let reading = readingProcess("ulimit -c 0; exec \"$ORIGAMI\" swan")
    #expect(reading.wait { $0.isAt(step: 1) })
    reading.terminal.type(key)
    #expect(reading.end() == 128 + Int(number))
    #expect(reading.leftovers == [])
  }

  @Test("a terminal that goes away ends it, whether it hears of that or not", arguments: ["", "trap '' HUP; "])
  func hangingUp(before: String) {
    let reading = readingProcess("\(before)exec \"$ORIGAMI\" swan")
    #expect(reading.wait { $0.isAt(step: 1) })
    reading.terminal.hangUp()
    #expect([0, 128 + Int(SIGHUP)].contains(reading.reap()))
  }

  @Test(
    "a stop, by key or by signal, gives the screen to the shell; going on paints it anew", arguments: [true, false])
  func stopping(byKey: Bool) {
    let turns = (1...20).map { "echo STOPPED \($0); read; fg; " }.joined()
    let reading = readingProcess("set -m; \"$ORIGAMI\" swan; \(turns)")
    #expect(reading.wait { $0.isAt(step: 1) })
    for turn in 1...20 {
      reading.settle()
      let before = reading.screen.text
      if byKey { reading.terminal.type("\u{1A}") } else { kill(-reading.foregroundGroup, SIGTSTP) }
      #expect(reading.wait { $0.text.contains { $0.contains("STOPPED \(turn)") } })
      #expect(reading.leftovers == [])
      reading.terminal.type("\n")
      #expect(reading.wait { $0.text == before && $0.modes.isSuperset(of: [1, 1002, 1006, 2004]) }, "turn \(turn)")
      reading.terminal.type(turn.isMultiple(of: 2) ? "k" : "j")
      #expect(reading.wait { $0.text != before })
    }
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test("letting go of the mouse and taking it back leaves nothing on", arguments: ["M", "MM", "MMM"])
  func mouse(keys: String) {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    for (index, key) in keys.enumerated() {
      reading.terminal.type(String(key))
      #expect(reading.wait { $0.modes.contains(1006) == !index.isMultiple(of: 2) })
      #expect(reading.wait(for: index.isMultiple(of: 2) ? "the mouse selects text" : "the mouse scrolls"))
    }
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test("with --no-mouse the mouse is never armed, until it is asked for")
  func noMouse() {
    let reading = readingProcess("exec \"$ORIGAMI\" --no-mouse swan")
    #expect(reading.wait { $0.isAt(step: 1) })
    let sent = String(decoding: reading.output, as: UTF8.self)
    #expect(["1000h", "1002h", "1003h", "1006h"].allSatisfy { !sent.contains($0) })
    reading.terminal.type("M")
    #expect(reading.wait { $0.modes.isSuperset(of: [1002, 1006]) })
    kill(reading.process, SIGTERM)
    #expect(reading.end() == 128 + Int(SIGTERM))
    #expect(reading.leftovers == [])
  }

  @Test(
    "where there is no screen to go back to, the shell goes on below what was shown",
    arguments: ["vt100", "linux"], [nil, SIGTERM])
  func belowScreen(type: String, signal: Int32?) {
    let reading = readingProcess(
      "set -m; \"$ORIGAMI\" swan; printf 'PROMPT '; read", environment: ["TERM": type])
    #expect(reading.wait { $0.isAt(step: 1) })
    if let signal { kill(-reading.foregroundGroup, signal) } else { reading.terminal.type("q") }
    #expect(reading.wait(for: "PROMPT"))
    #expect(reading.screen.text.last == "PROMPT")
  }
}
