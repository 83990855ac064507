import TerminalCore
import Testing

@testable import TerminalUI

/// A terminal in memory that tells of each surface presented.
@MainActor private final class WatchedTerminal: Terminal {
  let memory: MemoryTerminal
  private var waiting: CheckedContinuation<Void, Never>?

  init(width: Int, height: Int) { memory = MemoryTerminal(size: Size(width: width, height: height)) }

  var size: Size { memory.size }
  var capabilities: TerminalCapabilities { memory.capabilities }
  var listensToMouse: Bool {
    get { memory.listensToMouse }
    set { memory.listensToMouse = newValue }
  }
  var screen: String { memory.surface.description }

  func present(_ surface: Surface, cursor: Point?) {
    memory.present(surface, cursor: cursor)
    waiting?.resume()
    waiting = nil
  }

  func invalidate() {}
  func onEvents(_ handler: @escaping @MainActor ([InputEvent]?) -> Void) { memory.onEvents(handler) }

  /// Waits for presentations until something holds.
  func wait(until holds: () -> Bool) async {
    while !holds() { await withCheckedContinuation { waiting = $0 } }
  }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct TerminalLoopTests {
  @Test func aSpinnerTurnsThoughNothingElseHappens() async {
    let terminal = WatchedTerminal(width: 9, height: 1)
    let loop = TerminalLoop(terminal) { ProgressView("Load") }
    let run = Task { await loop.run() }
    var seen: Set<String> = []
    await terminal.wait {
      seen.insert(terminal.screen)
      return seen.count >= 4
    }
    terminal.memory.close()
    await run.value
  }

  @Test func keysThatComeTogetherEachFindWhatTheOneBeforeChanged() async {
    struct Screen: View {
      @State private var isSearching = false
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading) {
          Text("found \(text)")
          DisclosureGroup("more") { Button("inner") { text += "!" } }
          Button("outer") { text += "?" }
        }
        .onKeyPress("/") {
          isSearching = true
          return .handled
        }
        .sheet(isPresented: $isSearching) { TextField("Search", text: $text).frame(width: 9) }
      }
    }
    let terminal = WatchedTerminal(width: 20, height: 9)
    let loop = TerminalLoop(terminal) { Screen() }
    let run = Task { await loop.run() }
    await terminal.wait { terminal.memory.presentations > 0 }
    terminal.memory.send(.key(KeyPress("/")), .key(KeyPress("a")), .key(KeyPress("/")), .key(KeyPress(.escape)))
    await terminal.wait { terminal.screen.contains("found a/") }
    terminal.memory.send(.key(KeyPress(.rightArrow)), .key(KeyPress(.downArrow)), .key(KeyPress(.return)))
    await terminal.wait { terminal.screen.contains("found a/!") }
    terminal.memory.close()
    await run.value
  }
}
