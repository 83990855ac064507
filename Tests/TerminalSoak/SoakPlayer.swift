import Foundation
import TestSupport

/// The one who sits before the terminal.
struct SoakPlayer {
  let subject: SoakSubject
  let options: SoakOptions
  let folder: SoakFolder
  let terminal: TerminalProcess
  let keyboard: SoakKeyboard
  var random: SeededGenerator
  var size = Self.usualSize
  /// Memory at the checkpoints, in kilobytes.
  var memory: [Int] = []
  var comparisons = 0
  /// At most so many bytes were typed that the program has not read.
  private var unread = 0

  static let usualSize = (width: 100, height: 40)

  init(_ subject: SoakSubject, _ options: SoakOptions) throws {
    self.subject = subject
    self.options = options
    random = SeededGenerator(seed: options.seed)
    keyboard = SoakKeyboard(subject: subject)
    folder = try SoakFolder(subject)
    terminal = Self.start(subject, options, folder)
  }

  /// Starts the program under a shell that brings it back whenever it is stopped.
  static func start(_ subject: SoakSubject, _ options: SoakOptions, _ folder: SoakFolder) -> TerminalProcess {
    var variables = [
      "COLORTERM": "truecolor", "PROGRAM": options.program, "HOME": folder.path,
      "XDG_DATA_HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state",
      "FILE": subject == .library ? "" : folder.file,
      // What is freed is given back at once, so that the memory in use is what the program holds.
      "MALLOC_ARENA_MAX": "1", "MALLOC_TRIM_THRESHOLD_": "65536", "MALLOC_TOP_PAD_": "0",
    ]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    // A stop ends the shell's loops, not its functions.
    let command = """
      go() { fg > /dev/null; again $?; }
      again() { case $1 in \(128 + SIGSTOP) | \(128 + SIGTSTP)) go ;; *) exit $1 ;; esac; }
      set -m; "$PROGRAM" ${FILE:+"$FILE"}; again $?
      """
    return TerminalProcess(command, width: usualSize.width, height: usualSize.height, environment: variables)
  }

  /// Plays to the end; what happened, in words.
  mutating func play() throws -> String {
    guard terminal.wait(until: subject.isSeen) else { throw ended(at: 0) }
    let program = terminal.foregroundGroup
    let interval = max(1, options.actions / 40)
    for action in 1...options.actions {
      act(on: program)
      if Int.random(in: 0..<4, using: &random) == 0 { terminal.drain() }
      if action.isMultiple(of: interval) || action == options.actions { try checkpoint(action) }
    }
    try compareWithFreshStart()
    let (early, late) = (memory[memory.count / 4], memory[memory.count - 1])
    if late > early + early * options.growth / 100 + 2048 { throw SoakFailure.memory(first: early, last: late) }
    return """
      \(subject) passed: \(options.actions) actions, \(comparisons) comparisons, \(terminal.received) bytes
      memory in kB at the checkpoints: \(memory.map(String.init).joined(separator: " "))
      """
  }

  private mutating func act(on program: pid_t) {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<64: for _ in 0..<Int.random(in: 1...6, using: &random) { type(keyboard.key(&random)) }
    case 64..<76: type(keyboard.mouse(size, &random))
    case 76..<80: type(Bool.random(using: &random) ? "j" : "\u{1B}[6~", times: 200)
    case 80..<90: resize()
    case 90: kill(program, [SIGWINCH, SIGCONT].randomElement(using: &random) ?? SIGWINCH)
    case 91: kill(-program, SIGTSTP)
    case 92: type(["\u{1A}", "\u{1B}[122;5u"].randomElement(using: &random) ?? "\u{1A}")
    case 93:
      kill(program, SIGSTOP)
      kill(program, SIGCONT)
    case 94: type(keyboard.paste(&random))
    case 95..<98: folder.change(&random)
    default: for _ in 0..<Int.random(in: 1...20, using: &random) { type([keyboard.noise(&random)]) }
    }
  }

  mutating func type(_ key: String, times: Int = 1) {
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
}
