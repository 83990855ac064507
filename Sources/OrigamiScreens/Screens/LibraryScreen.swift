import TerminalData
import TerminalUI

/// The library: cards of the models, beside them the categories; a model is opened with Return or a click.
struct LibraryScreen: View {
  let library: LibraryState
  let open: (ModelKey) -> Void
  @Environment(\.quit) private var quit
  @FocusState private var focus: LibraryFocus?
  @State private var showsHelp = false

  /// From this width on the outline is shown without being asked for.
  static let widthWithOutline = 100
  /// Below this width the outline takes the place of the cards.
  static let widthBeside = 50

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let showsOutline = library.showsOutline ?? (size.width >= Self.widthWithOutline)
      ModelScreenLayout {
        LibraryPanes(
          size: size, showsOutline: showsOutline, filter: library.filter, focus: $focus, open: openCard)
        LibraryStatus(focus: $focus) { focusChosen() }
      }
      .onKeyPress { handle($0, size, showsOutline) }
      .onChange(of: size) { keepChosen() }
    }
    .keyAliases(["h": .leftArrow, "j": .downArrow, "k": .upArrow, "l": .rightArrow])
    .dataStore(library.store)
    .environment(library)
    .sheet(isPresented: $showsHelp) { HelpScreen(keys: HelpKeys.library, showsSigns: false) }
  }

  private func openCard(_ key: ModelKey) {
    library.notice = nil
    open(key)
  }

  private func focusChosen() {
    library.isTyping = false
    if let chosen = library.chosen { focus = .card(chosen) }
  }

  /// Brings the chosen card into view after the screen got another size, which may have let go of it.
  private func keepChosen() {
    guard let chosen = library.chosen else { return }
    library.position.scrollTo(id: chosen)
    if focus != .outline && focus != .text { focus = .card(chosen) }
  }

  private func handle(_ press: KeyPress, _ size: Size, _ showsOutline: Bool) -> KeyPress.Result {
    library.notice = nil
    guard let action = LibraryAction(press) else { return .ignored }
    let shape = CardShape(in: LibraryPanes.cardSpace(in: size, showsOutline: showsOutline))
    switch action {
    case .pages(let count): choose(by: count * shape.lines * shape.columns)
    case .halfPages(let count): choose(by: count * max(1, shape.lines / 2) * shape.columns)
    case .goToFirst: choose(by: -library.cards.count)
    case .goToLast: choose(by: library.cards.count)
    case .open: if let chosen = library.chosen { openCard(chosen.key) }
    case .filter:
      library.isTyping = true
      focus = .text
    case .toggleOutline: toggleOutline(showsOutline)
    case .toggleFavourite: if let chosen = library.chosen { library.toggleFavourite(chosen.key) }
    case .resetProgress: if let chosen = library.chosen { library.resetProgress(of: chosen.key) }
    case .explainMoving:
      if case .favourite = library.chosen { return .ignored }
      library.notice = "favourites are moved on top, where they stand; * makes one"
    case .undo: library.undoLast()
    case .help: showsHelp = true
    case .close: close(size)
    case .quit: quit()
    }
    return .handled
  }

  private func choose(by distance: Int) {
    library.choose(by: distance)
    focusChosen()
  }

  private func toggleOutline(_ isShown: Bool) {
    library.showsOutline = !isShown
    if isShown { focusChosen() } else { focus = .outline }
  }

  private func close(_ size: Size) {
    if !library.filter.isEmpty {
      library.filter = LibraryFilter()
    } else if library.showsOutline == true, size.width < Self.widthWithOutline {
      library.showsOutline = nil
    }
    focusChosen()
  }
}

/// The outline and the cards, side by side where there is room.
private struct LibraryPanes: View {
  let size: Size
  let showsOutline: Bool
  let filter: LibraryFilter
  let focus: FocusState<LibraryFocus?>.Binding
  let open: (ModelKey) -> Void

  var body: some View {
    let space = Self.cardSpace(in: size, showsOutline: showsOutline)
    HStack(alignment: .top, spacing: 0) {
      if showsOutline {
        LibraryOutline().focused(focus, equals: .outline).frame(width: min(size.width, Self.outlineWidth))
        if space.width > 0 { Divider().padding(.horizontal, 1) }
      }
      if space.width > 0 || !showsOutline {
        LibraryGrid(filter, focus: focus, open: open).environment(\.cardShape, CardShape(in: space))
      }
    }
  }

  static let outlineWidth = 24

  /// The space for cards on a screen; none where the outline takes their place.
  static func cardSpace(in size: Size, showsOutline: Bool) -> Size {
    let isBeside = showsOutline && size.width >= LibraryScreen.widthBeside
    let width = isBeside ? size.width - outlineWidth - 3 : showsOutline ? 0 : size.width
    return Size(width: width, height: max(0, size.height - 1))
  }
}
