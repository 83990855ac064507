import Dispatch
import TerminalCore
import TerminalDriver

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small full-screen program for the tests of the driver: it numbers its rows, says what it hears in its last row, and
/// ends in the ways its keys name.
@main @MainActor struct TerminalProbe {
  private var top = 0
  private var heard = "ready"

  static func main() {
    Task {
      await start()
      exit(0)
    }
    if CommandLine.arguments.contains("by-dispatch") { dispatchMain() }
    MainLoop.run()
  }

  private static func start() async {
    do throws(TerminalError) {
      let terminal = try NcursesTerminal()
      var probe = TerminalProbe()
      await probe.run(terminal)
    } catch {
      print("no full screen: \(error)")
    }
  }

  private mutating func run(_ terminal: NcursesTerminal) async {
    if let notice = terminal.notice { say(notice) }
    terminal.present(surface(terminal.size), cursor: nil)
    while let events = await terminal.nextEvents() {
      for event in events where !handle(event, terminal) {
        terminal.close()
        return print("closed")
      }
      terminal.present(surface(terminal.size), cursor: nil)
    }
    terminal.close()
  }

  /// False when it is to end.
  private mutating func handle(_ event: InputEvent, _ terminal: NcursesTerminal) -> Bool {
    switch event {
    case .key(let press) where press.key == "q": return false
    case .key(let press) where press.key == .downArrow: top += 1
    case .key(let press) where press.key == .upArrow: top -= 1
    case .key(let press):
      heard = press.key == .escape ? "escape" : "key \(press.characters.cleanForTerminal)"
      act(on: press.characters)
    case .resize(let size): heard = "size \(size.width)x\(size.height)"
    case .paste(let text): heard = "paste \(text.debugDescription)"
    case .mouse(let event): heard = "mouse \(event.kind) \(event.location.x),\(event.location.y)"
    }
    return true
  }

  private func act(on key: String) {
    switch key {
    case "E": say("an error on purpose")
    case "X": exit(3)
    case "T": preconditionFailure("a trap on purpose")
    case "P": Task.detached { preconditionFailure("a trap on purpose") }
    case "O": print(Self.overflow(1))
    case "R": Task.detached { print(Self.overflow(1)) }
    case "A": abort()
    case "S": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "B": beyondTheFile()
    default: break
    }
  }

  /// Writes a line to standard error.
  private func say(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  /// Reads memory of a file that has none there.
  private func beyondTheFile() {
    var name = Array("/tmp/terminal-probe.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    unlink(name)
    let memory = mmap(nil, 4096, PROT_READ, MAP_PRIVATE, file, 0)
    print(memory?.load(as: UInt8.self) ?? 0)
  }

  private nonisolated static func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : overflow(depth + 1) &+ depth }

  private func surface(_ size: Size) -> Surface {
    var surface = Surface(size: size)
    for y in 0..<size.height {
      let isLast = y == size.height - 1
      let text = isLast ? heard : y == 0 ? "PROBE" : "row \(top + y) 折り紙 \(String(repeating: "·", count: 20))"
      let style = Style(foreground: isLast ? .yellow : .default, attributes: y == 0 ? .bold : [])
      var x = 0
      for glyph in Glyphs(text) {
        surface.put(Cell(glyph, style: style), x: x, y: y)
        x += glyph.width
      }
    }
    return surface
  }
}
