import Foundation
import TestSupport

/// Why a soak did not pass.
enum SoakFailure: Error, CustomStringConvertible {
  case ended(action: Int, status: Int, last: String)
  case differs(action: Int, from: String, rows: [String])
  case unknownSequences(action: Int, [String])
  case memory(first: Int, last: Int)
  case leftovers([String])
  case status(Int, output: String)

  var description: String {
    switch self {
    case .ended(let action, let status, let last): "ended with \(status) at action \(action)\n\(last)"
    case .differs(let action, let other, let rows):
      "at action \(action) the screen differs from \(other)\n\(rows.joined(separator: "\n"))"
    case .unknownSequences(let action, let list): "at action \(action) sent \(list)"
    case .memory(let first, let last): "memory grew from \(first) to \(last) kB"
    case .leftovers(let list): "left behind \(list)"
    case .status(let status, let output): "quit with status \(status)\n\(output)"
    }
  }
}

/// The one who sits before the terminal.
struct SoakPlayer {
  private let options: SoakOptions
  private let folder: SoakFolder
  private let terminal: TerminalProcess
  private var random: SeededGenerator
  private var size = (width: 100, height: 40)
  /// Memory at the checkpoints, in kilobytes.
  private var memory: [Int] = []
  private var comparisons = 0
  /// At most so many bytes were typed that the program has not read.
  private var unread = 0

  private static let keys =
    Array("jjjjkkkkdugGfb][nNsxichlw.,M?0123456789r/").map(String.init) + [
      "\r", " ", "\t", "\u{C}", "\u{6}", "\u{2}", "\u{1B}[27u", "\u{1B}[A", "\u{1B}OB", "\u{1B}[5~", "\u{1B}[6~",
      "\u{1B}[H",
      "\u{1B}[F", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z", "\u{1B}OP", "\u{1B}[1;5C", "\u{1B}j", "/fold\r", "/é折\u{7F}\r",
      "12\r", "\u{1B}[200~pasted\rtext\u{1B}[201~", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}[?62;22c", "\u{1B}[<64;9;9M",
      "\u{1B}[<65;9;9M", "\u{1B}[<65;9;9M", "\u{1B}[M !!",
    ]

  init(_ options: SoakOptions) throws {
    self.options = options
    random = SeededGenerator(seed: options.seed)
    folder = try SoakFolder()
    terminal = Self.start(options, folder, size)
  }

  private static func start(
    _ options: SoakOptions, _ folder: SoakFolder, _ size: (width: Int, height: Int)
  ) -> TerminalProcess {
    var variables = [
      "COLORTERM": "truecolor", "FILE": folder.file, "PROGRAM": options.program, "HOME": folder.path,
      "XDG_STATE_HOME": folder.path + "/state",
    ]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS", "LSAN_OPTIONS"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    return TerminalProcess(
      "exec \"$PROGRAM\" \"$FILE\"", width: size.width, height: size.height, environment: variables)
  }

  /// Plays to the end; what happened, in words.
  mutating func play() throws -> String {
    guard terminal.wait(until: { $0.text.contains { $0.hasPrefix("1. ") } }) else { throw ended(at: 0) }
    terminal.settle()
    let interval = max(1, options.actions / 40)
    for action in 1...options.actions {
      act()
      if Int.random(in: 0..<4, using: &random) == 0 { terminal.drain() }
      if action.isMultiple(of: interval) { try checkpoint(action) }
    }
    try compareWithFreshStart()
    let (early, late) = (memory[memory.count / 4], memory[memory.count - 1])
    if late > early + early * options.growth / 100 + 2048 { throw SoakFailure.memory(first: early, last: late) }
    return """
      passed: \(options.actions) actions, \(comparisons) comparisons, \(terminal.received) bytes
      memory in kB at the checkpoints: \(memory.map(String.init).joined(separator: " "))
      """
  }

  private mutating func act() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<80:
      for _ in 0..<Int.random(in: 1...6, using: &random) { type(Self.keys.randomElement(using: &random) ?? "j") }
    case 80..<84: type(Int.random(in: 0..<2, using: &random) == 0 ? "j" : "\u{1B}[6~", times: 200)
    case 84..<94: resize()
    case 94..<96: terminal.send(signal: SIGWINCH)
    case 96: terminal.send(signal: SIGCONT)
    case 97:
      terminal.send(signal: SIGSTOP)
      terminal.send(signal: SIGCONT)
    case 98: folder.change(&random)
    default:
      for _ in 0..<Int.random(in: 1...20, using: &random) { type([noise()]) }
    }
  }

  /// A byte that is neither a way out nor a stop.
  private mutating func noise() -> UInt8 {
    let byte = UInt8.random(in: 0...255, using: &random)
    return [0x03, 0x1A, 0x1C, UInt8(ascii: "q"), UInt8(ascii: "Q")].contains(byte) ? 0x1B : byte
  }

  private mutating func type(_ key: String, times: Int = 1) {
    type((0..<times).flatMap { _ in Array(key.utf8) })
  }

  private mutating func type(_ bytes: [UInt8]) {
    // No more than the terminal holds: with both directions full each would wait for the other.
    unread += bytes.count
    if unread > 2000 {
      terminal.settle(milliseconds: 1)
      unread = bytes.count
    }
    terminal.terminal.type(bytes)
  }

  private mutating func resize() {
    size =
      Int.random(in: 0..<3, using: &random) == 0
      ? (Int.random(in: 1...30, using: &random), Int.random(in: 1...10, using: &random))
      : (Int.random(in: 20...160, using: &random), Int.random(in: 5...60, using: &random))
    terminal.drain()
    terminal.resize(width: size.width, height: size.height)
  }

  /// Back to the top of the model in a known size, and painted anew: the same picture; the memory noted.
  private mutating func checkpoint(_ action: Int) throws {
    terminal.settle()
    // Whatever is open is closed, what was begun is ended: a paste, a sequence.
    type("\u{1B}[201~")
    size = (100, 40)
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
  private mutating func compareWithFreshStart() throws {
    folder.restore()
    type("r")
    terminal.settle()
    type("g\u{C}")
    terminal.settle()
    // The line about the engine is of the moment: nobody remembers it.
    if terminal.screen.text.contains(where: { $0.hasPrefix("offset ") }) { type("i") }
    terminal.settle(milliseconds: 300)
    let shown = terminal.screen
    type("q")
    let status = terminal.end()
    guard status == 0 else { throw SoakFailure.status(status, output: tail) }
    guard terminal.leftovers.isEmpty else { throw SoakFailure.leftovers(terminal.leftovers) }
    let fresh = Self.start(options, folder, size)
    _ = fresh.wait { !($0.text.last?.isEmpty ?? true) }
    fresh.settle()
    fresh.terminal.type("g\u{C}")
    fresh.settle(milliseconds: 300)
    try compare(shown, with: fresh.screen, called: "a fresh start", at: options.actions, columns: size.width - 1)
    fresh.terminal.type("q")
    _ = fresh.end()
  }

  private func compare(
    _ screen: VirtualScreen, with other: VirtualScreen, called name: String, at action: Int, columns: Int = .max
  ) throws {
    let differences = zip(screen.rows, other.rows).enumerated().filter { $1.0.prefix(columns) != $1.1.prefix(columns) }
      .map(\.offset)
    if differences.isEmpty { return }
    let rows = differences.flatMap { ["\($0): \(screen.text[$0])", "\($0): \(other.text[$0])"] }
    throw SoakFailure.differs(action: action, from: name, rows: rows)
  }

  private var tail: String { String(decoding: terminal.output.suffix(20_000), as: UTF8.self) }

  private func ended(at action: Int) -> SoakFailure { .ended(action: action, status: terminal.end(), last: tail) }
}
