import OrigamiModel
import TerminalUI
import Testing

@testable import OrigamiScreens

@MainActor @Suite struct LibraryFocusTests {
  private func shown(width: Int, height: Int) -> (host: ViewHost, library: LibraryState) {
    let entries = ModelLibrary(shipped: Library.catalogue).entries()
    let library = LibraryState(entries, memory: ReadingMemory())
    return (ViewHost(width: width, height: height) { LibraryScreen(library: library) { _ in } }, library)
  }

  @Test("the last card and the first are gone to and seen", arguments: [(80, 24), (100, 40), (40, 12), (20, 5)])
  func ends(width: Int, height: Int) {
    let (host, _) = shown(width: width, height: height)
    host.send("G")
    host.advance()
    #expect(host.screen.contains("Tulip"))
    host.send("g")
    host.advance()
    #expect(host.screen.contains("Cat face") && host.screen.contains("All models"))
  }

  @Test(
    "the card with the focus is marked where there is no room for a frame around it", arguments: [(40, 12), (20, 5)])
  func focus(width: Int, height: Int) {
    let (host, _) = shown(width: width, height: height)
    let marked = host.screen.split(separator: "\n").filter { $0.contains("›") || $0.contains("▸") }
    #expect(marked.count == 1 && marked[0].contains("Cat face"))
  }

  @Test("a fresh library begins at the first card, also beside the outline")
  func entrance() {
    let (host, library) = shown(width: 100, height: 40)
    let first = library.chosen
    host.send("j")
    #expect(library.chosen != nil && library.chosen != first)
    #expect(library.filter.isEmpty)
  }

  @Test("where the favourite with the focus is one no more, another card has the focus")
  func removedFavourite() {
    let (host, library) = shown(width: 80, height: 24)
    host.send("*")
    host.advance()
    host.send("g")
    host.send("*")
    host.advance(frames: 2)
    let chosen = library.chosen
    host.send("j")
    #expect(chosen != nil && library.chosen != chosen)
  }

  @Test("m on a card that is no favourite on top says what can be moved")
  func moving() {
    let (host, library) = shown(width: 80, height: 24)
    host.send("m")
    #expect(host.screen.contains("favourites are moved on top"))
    #expect(library.memory.favourites.isEmpty)
  }

  @Test("help that is open while the screen changes its size is closed by Escape, and the card has the focus again")
  func resizedBehindHelp() {
    let (host, library) = shown(width: 80, height: 24)
    host.send("j")
    let chosen = library.chosen
    host.send("?")
    for width in [30, 80] {
      host.resize(width: width, height: 24)
      host.advance(frames: 2)
    }
    #expect(host.screen.contains("to the next card"))
    host.send(.escape)
    host.advance()
    #expect(!host.screen.contains("to the next card"))
    host.send("k")
    #expect(chosen != nil && library.chosen != nil && library.chosen != chosen)
  }
}
