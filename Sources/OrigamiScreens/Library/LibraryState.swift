import Observation
import OrigamiModel
import TerminalData
import TerminalUI

/// The library as it is looked through: its models, which of them are shown, which card is chosen.
@MainActor @Observable final class LibraryState {
  /// The models, as `LibraryModel`s.
  @ObservationIgnored let store = DataStore()
  @ObservationIgnored let thumbnails = ThumbnailStore()
  let memory: ReadingMemory
  /// Which models are shown.
  var filter = LibraryFilter()
  /// Whether the text of the filter is being typed.
  var isTyping = false
  /// The card that has, or had, the focus.
  var chosen: LibraryCard.ID?
  /// Whether the outline is beside the cards; `nil` where the screen's width decides.
  var showsOutline: Bool?
  /// Something to be said once; the next key takes it away.
  var notice: String?
  /// Where the cards are to be scrolled.
  var position = ScrollPosition()
  /// The cards that are shown, in order.
  var cards: [LibraryCard.ID] = []
  /// How many models are shown, and how many there are.
  var counts = (shown: 0, all: 0)
  @ObservationIgnored private(set) var entries: [ModelKey: Catalogue.Entry] = [:]
  @ObservationIgnored private(set) var models: [ModelKey: LibraryModel] = [:]
  @ObservationIgnored var undo = LibraryUndo()

  init(_ library: [Catalogue.Entry], memory: ReadingMemory) {
    self.memory = memory
    add(library)
  }

  /// Adds models; one of the same key is replaced.
  func add(_ library: [Catalogue.Entry]) {
    for entry in library {
      let model = LibraryModel(entry)
      entries[model.id] = entry
      models[model.id] = model
      store.insert(model)
    }
    counts.all = models.count
  }

  // MARK: Choosing

  /// The model that is chosen.
  var chosenModel: LibraryModel? { chosen.flatMap { models[$0.key] } }

  /// Chooses the card that is a number of cards further on, as far as there are any.
  func choose(by distance: Int) {
    guard !cards.isEmpty else { return }
    let index = chosen.flatMap { cards.firstIndex(of: $0) } ?? 0
    reveal(cards[max(0, min(cards.count - 1, index + distance))])
  }

  /// Chooses a card and brings it into view.
  func reveal(_ card: LibraryCard.ID) {
    chosen = card
    if card == cards.first { position.scrollTo(edge: .top) } else { position.scrollTo(id: card) }
  }

  /// Goes to the card of a model, of whatever is shown now.
  func go(to key: ModelKey) {
    if !cards.contains(.model(key)) { filter = LibraryFilter() }
    chosen = .model(key)
    position.scrollTo(id: LibraryCard.ID.model(key))
  }

  /// Other cards are shown: what was chosen stays so if it is among them.
  func cardsChanged(to new: [LibraryCard.ID], shown: Int) {
    cards = new
    counts.shown = shown
    guard chosen.map({ !new.contains($0) }) ?? true else { return }
    let twin = chosen.map { LibraryCard.ID.model($0.key) }
    chosen = twin.flatMap { new.contains($0) ? $0 : nil } ?? new.first
  }

  /// How much of a model is done: the number of its steps that are marked.
  func doneSteps(of model: LibraryModel) -> Int {
    let done = memory[model.id].doneSteps
    guard !done.isEmpty, case .success(let instructions)? = entries[model.id]?.instructions else { return 0 }
    return instructions.steps.count { done.contains($0.id) }
  }
}
