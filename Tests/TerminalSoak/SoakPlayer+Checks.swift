import TestSupport

extension SoakPlayer {
  /// Back to the top in a known size, and painted anew: the same picture; the memory noted.
  mutating func checkpoint(_ action: Int) throws {
    terminal.settle()
    // Whatever is open is closed, what was begun is ended: a paste, a sequence, a drag.
    type("\u{1B}[201~\u{1B}[<0;1;40m")
    size = Self.usualSize
    terminal.resize(width: size.width, height: size.height)
    terminal.settle()
    type("\u{1B}[27u", times: 4)
    terminal.settle()
    try compareWithRepaint(action)
    type("g\u{1B}[27u")
    terminal.settle()
    try compareWithRepaint(action)
    memory.append(terminal.memory)
  }

  private mutating func compareWithRepaint(_ action: Int) throws {
    guard terminal.isAlive else { throw ended(at: action) }
    // What is said once is gone with the next key, so that the same is painted twice; what moves comes to rest.
    type("\u{C}")
    terminal.settle(milliseconds: 300)
    let before = terminal.screen
    type("\u{C}")
    terminal.settle()
    comparisons += 1
    try compare(before, with: terminal.screen, called: "its own repaint", at: action)
    if !before.unknown.isEmpty { throw SoakFailure.unknownSequences(action: action, before.unknown) }
    terminal.forgetOutput()
  }

  /// The first screen is that of a program that has just begun, with the marks and settings that this one left; but for
  /// the scroll bar, which is longer or shorter where less was measured.
  mutating func compareWithFreshStart() throws {
    folder.restore()
    terminal.settle()
    type(subject.keysToBegin(in: terminal.screen))
    terminal.settle()
    type("g\u{C}")
    terminal.settle()
    // The line about the engine is of the moment: nobody remembers it.
    if terminal.screen.text.contains(where: { $0.hasPrefix("offset ") }) { type("i") }
    // What is folded off the main thread begins and ends without a sign.
    terminal.settle(milliseconds: 2000)
    let shown = terminal.screen
    type("q")
    let status = terminal.end()
    guard status == 0 else { throw SoakFailure.status(status, output: tail) }
    guard terminal.leftovers.isEmpty else { throw SoakFailure.leftovers(terminal.leftovers) }
    let fresh = Self.start(subject, options, folder)
    _ = fresh.wait(until: subject.isSeen)
    fresh.settle(milliseconds: 300)
    fresh.terminal.type("g\u{C}")
    let columns = size.width - 1
    // What is folded off the main thread comes when it is ready.
    _ = fresh.wait { Self.differences(shown, $0, columns: columns).isEmpty }
    fresh.settle(milliseconds: 300)
    try compare(shown, with: fresh.screen, called: "a fresh start", at: options.actions, columns: columns)
    fresh.terminal.type("q")
    _ = fresh.end()
  }

  private func compare(
    _ screen: VirtualScreen, with other: VirtualScreen, called name: String, at action: Int, columns: Int = .max
  ) throws {
    let differences = Self.differences(screen, other, columns: columns)
    if differences.isEmpty { return }
    let rows = differences.flatMap { ["\($0): \(screen.text[$0])", "\($0): \(other.text[$0])"] }
    throw SoakFailure.differs(action: action, from: name, rows: rows)
  }

  /// The rows that differ.
  private static func differences(_ screen: VirtualScreen, _ other: VirtualScreen, columns: Int) -> [Int] {
    zip(screen.rows, other.rows).enumerated().filter { $1.0.prefix(columns) != $1.1.prefix(columns) }.map(\.offset)
  }

  private var tail: String { String(decoding: terminal.output.suffix(20_000), as: UTF8.self) }

  func ended(at action: Int) -> SoakFailure { .ended(action: action, status: terminal.end(), last: tail) }
}
