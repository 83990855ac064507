import Testing

@testable import TerminalUI

/// Moving, deleting and acting on rows by key and by mouse.
@MainActor @Suite struct RowEditingTests {
  private struct Item: Identifiable {
    let id: String
  }

  private struct Movable: View {
    @State private var items = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.removeSubranges($0) }
          .onMove { items.moveSubranges($0, to: $1) }
      }
    }
  }

  private enum Container {
    case stack
    case lazyStack
    case grid
  }

  private struct Reorderable: View {
    let container: Container
    @State private var items = ["a", "b", "c", "d"].map { Item(id: $0) }

    private var loop: some View { ForEach(items) { Text($0.id) }.reorderable() }

    var body: some View {
      Group {
        switch container {
        case .stack: VStack(alignment: .leading) { loop }
        case .lazyStack: ScrollView { LazyVStack(alignment: .leading) { loop } }
        case .grid:
          ScrollView { LazyVGrid(columns: [GridItem(alignment: .leading), GridItem(alignment: .leading)]) { loop } }
        }
      }
      .reorderContainer(for: Item.self) { $0.apply(to: &items) }
    }
  }

  private func letters(_ host: ViewHost) -> String { String(host.screen.filter { $0.isLetter }) }

  private func drag(_ host: ViewHost, _ points: [Point]) {
    guard let first = points.first, let last = points.last else { return }
    host.send(.mouse(MouseEvent(.down, at: first)))
    for point in points.dropFirst() { host.send(.mouse(MouseEvent(.drag, at: point))) }
    host.send(.mouse(MouseEvent(.up, at: last)))
  }

  @Test func rowsAreMovedAndDeletedByKeys() {
    let host = ViewHost(width: 6, height: 3) { Movable() }
    host.send("m")
    host.send(.downArrow)
    #expect(letters(host) == "bac")
    host.send(.downArrow)
    #expect(letters(host) == "bca")
    host.send(.upArrow)
    host.send(.return)
    #expect(letters(host) == "bac")
    host.send(.downArrow)
    host.send(.deleteForward)
    #expect(letters(host) == "ba")
  }

  @Test func rowsAreDragged() {
    let host = ViewHost(width: 6, height: 3) { Movable() }
    drag(host, [Point(x: 0, y: 0), Point(x: 0, y: 1), Point(x: 0, y: 2)])
    #expect(letters(host) == "bca")
    drag(host, [Point(x: 0, y: 2), Point(x: 0, y: 0)])
    #expect(letters(host) == "abc")
  }

  @Test func stacksAndGridsAreReorderedToo() {
    for container in [Container.stack, .lazyStack] {
      let host = ViewHost(width: 6, height: 4) { Reorderable(container: container) }
      host.send("m")
      host.send(.downArrow)
      host.send(.escape)
      #expect(letters(host) == "bacd")
      host.send(.downArrow)
      #expect(letters(host) == "bacd")
    }
    let grid = ViewHost(width: 6, height: 3) { Reorderable(container: .grid) }
    grid.send("m")
    grid.send(.downArrow)
    #expect(letters(grid) == "bcad")
    grid.send(.rightArrow)
    #expect(letters(grid) == "bcda")
    grid.send(.return)
    drag(grid, [Point(x: grid.line(1).count - 1, y: 1), Point(x: 0, y: 0)])
    #expect(letters(grid) == "abcd")
  }

  private struct Swiped: View {
    let isList: Bool
    @State private var log = ""

    private func row(_ name: String) -> some View {
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
        .swipeActions {
          Button("Del") { log += "-\(name)" }
          Button("Fav") { log += "*\(name)" }
        }
    }

    var body: some View {
      VStack(alignment: .leading) {
        if isList {
          List { ForEach(["a", "b"], id: \.self) { row($0) } }
        } else {
          row("a")
          row("b")
        }
        Text("log \(log)")
      }
    }
  }

  @Test(arguments: [true, false]) func actionsGoWithTheFocus(isList: Bool) {
    let host = ViewHost(width: 20, height: 3) { Swiped(isList: isList) }
    host.send(.leftArrow, modifiers: .shift)
    #expect(host.line(0) == "a           Del Fav")
    host.send(.downArrow)
    #expect(host.screen == "a\nb\nlog")
    host.send(.leftArrow, modifiers: .shift)
    #expect(host.screen == "a\nb           Del Fav\nlog")
    drag(host, [Point(x: 0, y: 0)])
    #expect(host.screen == "a\nb\nlog")
    host.send(.leftArrow, modifiers: .shift)
    #expect(host.line(0) == "a           Del Fav")
    host.send(.escape)
    host.send(.leftArrow, modifiers: .shift)
    #expect(host.line(0) == "a           Del Fav")
  }

  @Test(arguments: [true, false]) func actionsAreRevealedByAKeyAndByADrag(isList: Bool) {
    let host = ViewHost(width: 20, height: 3) { Swiped(isList: isList) }
    #expect(host.screen == "a\nb\nlog")
    host.send(.leftArrow, modifiers: .shift)
    #expect(host.line(0) == "a           Del Fav")
    host.send(.rightArrow)
    host.send(.return)
    #expect(host.screen == "a\nb\nlog *a")
    host.send(.leftArrow, modifiers: .shift)
    host.send(.escape)
    #expect(host.screen == "a\nb\nlog *a")
    drag(host, [Point(x: 18, y: 1), Point(x: 12, y: 1)])
    #expect(host.line(1) == "b           Del Fav")
    host.send(.return)
    #expect(host.screen == "a\nb\nlog *a-b")
    drag(host, [Point(x: 18, y: 0), Point(x: 4, y: 0)])
    #expect(host.screen == "a\nb\nlog *a-b-a")
  }
}
