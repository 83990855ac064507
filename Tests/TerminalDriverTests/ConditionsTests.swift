import TerminalCore
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.serialized, .oneAtATime) struct ConditionsTests {
  @Test func `scrolling by a line goes out as a scroll of the region between header and status line`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    for step in 1...4 {
      let before = (bytes: probe.output.count, scrolls: probe.screen.scrolls)
      probe.terminal.type("\u{1B}[B")
      #expect(probe.wait { $0.text[10].hasPrefix("row \(10 + step) 折り紙 ····") })
      #expect(probe.screen.scrolls == before.scrolls + 1)
      let sent = String(decoding: probe.output[before.bytes...], as: UTF8.self)
      #expect(sent.contains("\u{1B}[2;11r") && sent.unicodeScalars.count < 75, "\(sent.debugDescription)")
    }
  }

  @Test func `the true size counts, whatever LINES and COLUMNS say`() {
    let probe = probeProcess(width: 40, height: 10, environment: ["LINES": "24", "COLUMNS": "80"])
    #expect(probe.wait(for: "ready"))
    probe.resize(width: 30, height: 5)
    #expect(probe.wait(for: "size 30x5"))
    #expect(probe.screen.text[3].hasPrefix("row 3"))
  }

  @Test func `a storm of sizes ends in the last one`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    for step in 1...60 { probe.terminal.resize(width: 1 + step * 7 % 90, height: 1 + step * 5 % 40) }
    probe.resize(width: 44, height: 9)
    #expect(probe.wait { $0.text.last == "size 44x9" && $0.text[7].hasPrefix("row 7") })
    probe.terminal.type("q")
    #expect(probe.end() == 0)
  }

  @Test func `a size that was another for a moment is painted anew, and so is a change that was none`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    let before = probe.screen.text
    probe.terminal.resize(width: 20, height: 4)
    probe.resize(width: 60, height: 12)
    #expect(probe.wait { $0.text.dropLast() == before.dropLast() })
    probe.resize(width: 60, height: 12)
    probe.send(signal: SIGWINCH)
    #expect(probe.wait { $0.text.dropLast() == before.dropLast() })
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 30), (300, 100), (500, 200)])
  func `every size is shown`(width: Int, height: Int) {
    let probe = probeProcess(width: width, height: height)
    let last = String("ready".prefix(width))
    #expect(probe.wait { $0.text.last?.trimmed == last })
    probe.terminal.type("q")
    #expect(probe.end() == 0)
    #expect(probe.leftovers == [])
  }

  @Test func `a terminal without a size has 24 rows of 80`() {
    let probe = probeProcess(width: 0, height: 0)
    probe.resize(width: 80, height: 24)
    #expect(probe.wait { $0.text.last?.contains("ready") ?? false || $0.text.last?.contains("size 80x24") ?? false })
  }

  @Test func `a terminal of an unknown type is taken for xterm, and the user told afterwards`() {
    for type in ["xterm-unheard-of", ""] {
      let probe = probeProcess(environment: ["TERM": type])
      #expect(probe.wait(for: "ready"))
      probe.terminal.type("q")
      #expect(probe.end() == 0)
      #expect(probe.screen.text.joined().contains("taken for xterm-256color"))
      #expect(probe.leftovers == [])
    }
  }

  @Test func `where no cursor can be placed there is no full screen, and nothing is sent`() {
    let probe = probeProcess(environment: ["TERM": "dumb"])
    #expect(probe.end() == 0)
    let said = String(decoding: probe.output, as: UTF8.self)
    #expect(said.hasPrefix("no full screen: ") && said.contains("dumb") && !said.contains("\u{1B}"))
  }

  @Test func `without a terminal there is no full screen`() {
    let probe = probeProcess("setsid \"$PROBE\" < /dev/null 2>&1 | cat")
    #expect(probe.end() == 0)
    #expect(probe.screen.text[0].hasPrefix("no full screen: "))
  }

  @Test func `keys come from the terminal when standard input is a pipe`() {
    let probe = probeProcess("echo qqq | \"$PROBE\"")
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("x")
    #expect(probe.wait(for: "key"))
    probe.terminal.type("q")
    #expect(probe.end() == 0)
  }

  @Test func `a flood of keys is heard whole and drawn once or a few times`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    let before = probe.output.count
    probe.terminal.type(String(repeating: "\u{1B}[B", count: 1000))
    #expect(probe.wait { $0.text[1].hasPrefix("row 1001 ") })
    #expect(probe.output.count - before < 60_000)
  }

  @Test func `Escape is heard without waiting for another key`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("\u{1B}")
    #expect(probe.wait(for: "escape"))
  }

  @Test func `what is written to standard error stays off the screen and comes out at the end`() {
    let probe = probeProcess()
    #expect(probe.wait(for: "ready"))
    probe.terminal.type("Ex")
    #expect(probe.wait(for: "x"))
    #expect(!String(decoding: probe.output, as: UTF8.self).contains("an error on purpose"))
    probe.terminal.type("q")
    #expect(probe.end() == 0)
    #expect(probe.screen.text.contains { $0.contains("an error on purpose") })
  }

  @Test func `a locale that is asked for but not installed is UTF-8 all the same`() {
    let probe = probeProcess(environment: ["LC_ALL": "xx_XX.UTF-8"])
    #expect(probe.wait(for: "ready"))
    #expect(probe.screen.text[1].hasPrefix("row 1 折り紙"))
  }

  @Test func `without UTF-8 the screen is ASCII`() {
    let probe = probeProcess(environment: ["LC_ALL": "C"])
    #expect(probe.wait(for: "ready"))
    #expect(probe.screen.text[1] == "row 1 ? ? ?  ....................")
    #expect(probe.output.allSatisfy { $0 < 0x80 })
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
