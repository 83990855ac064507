import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct LibraryActionTests {
  private func favourites(_ shown: ShownLibrary) -> [String] { shown.session.memory.favourites.map(\.rawValue) }

  private func drag(_ shown: ShownLibrary, _ points: [Point]) {
    guard let first = points.first, let last = points.last else { return }
    shown.host.send(.mouse(MouseEvent(.down, at: first)))
    for point in points.dropFirst() { shown.host.send(.mouse(MouseEvent(.drag, at: point))) }
    shown.host.send(.mouse(MouseEvent(.up, at: last)))
  }

  @Test("a text shows what matches as it is typed, Return keeps it, Escape shows all again")
  func filtering() {
    let shown = ShownLibrary(width: 80, height: 24)
    shown.type("/")
    #expect(shown.status.hasPrefix("/title, category or file"))
    shown.type("face")
    #expect(shown.status.hasPrefix("/face"))
    #expect(shown.status.hasSuffix("2 of 9"))
    #expect(shown.words[0].hasPrefix("Found"))
    shown.host.send(.return)
    #expect(shown.status.hasPrefix("2 of 9 with “face”"))
    #expect(shown.chosen == "Cat face")
    shown.type("l")
    #expect(shown.chosen == "Dog face")
    shown.host.send(.escape)
    #expect(shown.status.hasPrefix("9 models"))
    #expect(shown.chosen == "Dog face")
    shown.type("/BIRDS")
    #expect(shown.host.screen.contains("No Results for “BIRDS”"))
    #expect(shown.status.hasSuffix("0 of 9"))
    for _ in 0..<5 { shown.host.send(.delete) }
    shown.type("birds")
    #expect(shown.status.hasSuffix("2 of 9"))
    shown.host.send(.escape)
    #expect(shown.status.hasPrefix("9 models"))
  }

  @Test("the outline is shown from 100 columns on or by its key; a category filters, a model is gone to")
  func outline() {
    let shown = ShownLibrary(width: 100, height: 24)
    #expect(shown.words[3].hasPrefix("  ▸ Animals"))
    shown.type("o")
    #expect(!shown.host.screen.contains("Categories"))
    shown.type("o")
    #expect(shown.words[0].hasPrefix("  Library"))
    shown.type("jj")
    #expect(shown.words[0].contains("Hats"))
    shown.host.send(.escape)
    #expect(shown.words[0].contains("All models"))
    let narrow = ShownLibrary(width: 80, height: 24)
    #expect(!narrow.host.screen.contains("Categories"))
    narrow.type("o")
    narrow.host.send(.downArrow)
    narrow.type("l")
    narrow.host.send(.downArrow)
    narrow.type("l")
    narrow.host.send(.downArrow)
    #expect(narrow.chosen == "Crane")
    narrow.host.send(.return)
    #expect(narrow.session.reader?.title == "Crane")
  }

  @Test("a favourite stands on top in the reader's order; undo takes each change back and says so")
  func favouritesAndUndo() {
    let shown = ShownLibrary(width: 80, height: 24, favourites: ["swan", "cup", "hat"])
    #expect(shown.words[0].hasPrefix("Favourites"))
    #expect(shown.chosen == "Swan")
    shown.type("ml")
    #expect(favourites(shown) == ["cup", "swan", "hat"])
    shown.host.send(.rightArrow)
    shown.host.send(.return)
    #expect(favourites(shown) == ["cup", "hat", "swan"])
    #expect(shown.session.reader == nil)
    shown.type("u")
    #expect(favourites(shown) == ["swan", "cup", "hat"])
    #expect(shown.status == "undone: Swan moved")
    shown.type("*")
    #expect(favourites(shown) == ["cup", "hat"])
    #expect(shown.status == "Swan is no longer a favourite  u undoes")
    shown.type("u")
    #expect(favourites(shown) == ["swan", "cup", "hat"])
    shown.type("u")
    #expect(shown.status == "nothing to undo")
  }

  @Test("favourites are dragged with the mouse, which opens none")
  func dragging() {
    let shown = ShownLibrary(width: 80, height: 24, favourites: ["swan", "cup", "hat"])
    drag(shown, [Point(x: 5, y: 4), Point(x: 5, y: 5), Point(x: 6, y: 5)])
    #expect(favourites(shown) == ["swan", "cup", "hat"])
    #expect(shown.session.reader == nil)
    let favouritesBelow = ShownLibrary(width: 40, height: 24, favourites: ["swan", "cup"])
    drag(favouritesBelow, [Point(x: 20, y: 2), Point(x: 20, y: 4), Point(x: 20, y: 7)])
    #expect(favourites(favouritesBelow) == ["cup", "swan"])
    #expect(favouritesBelow.session.reader == nil)
    favouritesBelow.type("u")
    #expect(favourites(favouritesBelow) == ["swan", "cup"])
  }

  @Test("actions are revealed by a key or a sideways drag; progress that was reset is undone")
  func actions() throws {
    let shown = ShownLibrary(width: 80, height: 24)
    let key = ModelKey(rawValue: "cat-face")
    let steps = try Library.catalogue.model("cat-face").instructions().steps.map(\.id)
    shown.session.memory[key].doneSteps = Set(steps.prefix(2))
    shown.host.advance()
    #expect(shown.words[10].hasPrefix("│2 of 5 ━"))
    shown.host.send(.leftArrow, modifiers: .shift)
    #expect(shown.words.contains { $0.contains("Favourite Reset") })
    shown.host.send(.rightArrow)
    shown.host.send(.return)
    #expect(shown.session.memory[key].doneSteps.isEmpty)
    #expect(shown.status == "progress of Cat face reset  u undoes")
    shown.type("u")
    #expect(shown.session.memory[key].doneSteps.count == 2)
    #expect(shown.status == "undone: progress of Cat face reset")
    drag(shown, [Point(x: 20, y: 4), Point(x: 16, y: 4)])
    shown.host.send(.return)
    #expect(favourites(shown) == ["cat-face"])
    shown.type("X")
    #expect(shown.session.memory[key].doneSteps.isEmpty)
  }

  @Test("help tells the keys of this screen")
  func help() {
    let shown = ShownLibrary(width: 80, height: 40)
    shown.type("?")
    #expect(shown.host.screen.contains("show or hide the categories"))
    #expect(shown.host.screen.contains("undo: favourites, order, progress"))
    shown.type("q")
    #expect(shown.words[0].hasPrefix("All models"))
  }
}
