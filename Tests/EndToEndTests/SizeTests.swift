import Foundation
import TestSupport
import Testing

/// The program on terminals of every size, and while the size changes.
@Suite(.serialized, .oneAtATime) struct SizeTests {
  @Test(
    "every size is used to its last row, and the smallest show the step all the same",
    arguments: [
      (1, 1), (2, 1), (1, 30), (14, 54), (14, 5), (10, 10), (19, 4), (20, 5), (40, 12), (300, 100), (500, 200),
      (65_535, 1), (2, 65_535),
    ])
  func everySize(width: Int, height: Int) {
    let reading = readingProcess(width: width, height: height)
    #expect(reading.wait { $0.text.contains { $0.contains("1") } })
    if height >= 3, width >= 14 { #expect(reading.wait { $0.text.contains { $0.contains("Crease") } }) }
    if (24...200).contains(height), width >= 80 { #expect(reading.wait { $0.isAt(step: 1) }) }
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test("a terminal that has no size is taken for one of 24 rows by 80")
  func noSize() {
    let reading = readingProcess("stty rows 0 cols 0; exec \"$ORIGAMI\" swan")
    #expect(reading.wait { $0.isAt(step: 1) })
    reading.terminal.type("q")
    #expect(reading.end() == 0)
  }

  @Test("LINES and COLUMNS of the environment don't count")
  func exportedSize() {
    let reading = readingProcess(width: 50, height: 12, environment: ["LINES": "24", "COLUMNS": "80"])
    #expect(reading.wait { $0.text[11].contains("1 of 9") })
    reading.resize(width: 40, height: 10)
    #expect(reading.wait { $0.text[9].contains("1 of 9") })
    #expect(reading.screen.unknown == [])
  }

  @Test("help, a search and a number that are open survive the smallest sizes", arguments: ["?", "/fold", "12"])
  func open(keys: String) {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    let before = reading.screen.text
    reading.terminal.type(keys)
    #expect(reading.wait { $0.text != before })
    for (width, height) in [(1, 1), (14, 5), (10, 10), (2, 60), (500, 1), (3, 2), (65_535, 2)] {
      reading.terminal.resize(width: width, height: height)
      reading.terminal.type("j")
    }
    reading.resize(width: 60, height: 20)
    #expect(reading.wait { !$0.text[0].isEmpty && !$0.text[19].isEmpty })
    reading.closeEverything()
    reading.terminal.type("g")
    #expect(reading.wait { $0.text[0].hasPrefix("1. Crease") && $0.isAt(step: 1) })
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test(
    "a storm of sizes while pictures load ends in the picture a fresh start shows", arguments: 0..<4 as Range<UInt64>)
  func storm(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let reading = readingProcess(width: 100, height: 40)
    #expect(reading.wait { $0.isAt(step: 1) })
    reading.terminal.type("s")
    for _ in 0..<60 {
      reading.terminal.resize(
        width: Int.random(in: 1...200, using: &random), height: Int.random(in: 1...70, using: &random))
      if Bool.random(using: &random) { usleep(2000) }
    }
    reading.resize(width: 90, height: 30)
    reading.terminal.type("g")
    #expect(reading.wait { $0.text[0].hasPrefix("1. Crease") && $0.isAt(step: 1) }, "seed \(seed)")
    reading.settle()
    // The scroll bar is longer or shorter where less was measured.
    let shown = reading.screen.rows.map { $0.dropLast() }
    let fresh = readingProcess(width: 90, height: 30)
    #expect(fresh.wait { $0.rows.map { $0.dropLast() } == shown }, "seed \(seed)")
    #expect(reading.screen.unknown == [])
    reading.terminal.type("q")
    #expect(reading.end() == 0)
  }
}
