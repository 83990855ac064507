import Foundation
import TerminalData
import TerminalUI

/// The cards of the models that are shown, the favourites first where nothing is filtered.
struct LibraryGrid: View {
  private let filter: LibraryFilter
  private let focus: FocusState<LibraryFocus?>.Binding
  private let open: (ModelKey) -> Void
  @Environment(LibraryState.self) private var library
  @Environment(\.cardShape) private var shape
  @Query private var models: [LibraryModel]

  init(_ filter: LibraryFilter, focus: FocusState<LibraryFocus?>.Binding, open: @escaping (ModelKey) -> Void) {
    self.filter = filter
    self.focus = focus
    self.open = open
    _models = Query(filter: filter.predicate, sort: [SortDescriptor(\.order, comparator: .lexical)])
  }

  var body: some View {
    @Bindable var library = library
    let favourites = favourites
    let cards = models.map { LibraryCard(id: .model($0.id), model: $0) }
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: shape.leastWidth), alignment: .topLeading)], spacing: shape.spacing,
        pinnedViews: .sectionHeaders
      ) {
        if !favourites.isEmpty {
          Section {
            ForEach(favourites) { ModelCard(card: $0, focus: focus, open: open) }.reorderable()
          } header: {
            LibraryHeader(title: "Favourites")
          }
        }
        Section {
          ForEach(cards) { ModelCard(card: $0, focus: focus, open: open) }
        } header: {
          if !models.isEmpty { LibraryHeader(title: title) }
        }
      }
    }
    .reorderContainer(for: LibraryCard.self) { library.moveFavourite($0) }
    .scrollPosition($library.position)
    .overlay { if models.isEmpty { NoModels(filter: filter, isLibraryEmpty: library.counts.all == 0) } }
    .onChange(of: favourites.map(\.id) + cards.map(\.id), initial: true) { _, new in
      followCards(new)
    }
  }

  /// The focus begins at the first card, and goes on to another where the card that had it is gone.
  private func followCards(_ new: [LibraryCard.ID]) {
    let (before, isFirst) = (library.chosen, library.cards.isEmpty)
    library.cardsChanged(to: new, shown: models.count)
    guard let chosen = library.chosen, chosen != before, !library.isTyping else { return }
    if isFirst || focus.wrappedValue != .outline { focus.wrappedValue = .card(chosen) }
  }

  private var favourites: [LibraryCard] {
    guard filter.isEmpty else { return [] }
    return library.memory.favourites.compactMap { key in
      library.models[key].map { LibraryCard(id: .favourite(key), model: $0) }
    }
  }

  private var title: String {
    if !filter.text.isEmpty { return "Found" }
    return filter.category.isEmpty ? "All models" : filter.categoryTitle
  }
}

/// The header of a section of cards; it stays in view.
private struct LibraryHeader: View {
  let title: String

  var body: some View {
    Text(title).bold().lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Why there are no cards.
private struct NoModels: View {
  let filter: LibraryFilter
  let isLibraryEmpty: Bool

  var body: some View {
    if filter.text.isEmpty {
      ContentUnavailableView(
        "No models", systemImage: "tray",
        description: Text(isLibraryEmpty ? "The library is empty." : "The category is empty."))
    } else {
      ContentUnavailableView.search(text: filter.text)
    }
  }
}
