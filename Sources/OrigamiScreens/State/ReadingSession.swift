import Observation
import OrigamiModel

/// What is open: the list of models, or one of them.
@MainActor @Observable final class ReadingSession {
  private(set) var library: [Catalogue.Entry]
  private(set) var reader: ModelReader?
  /// What the model is called in the record that is open, or was last.
  @ObservationIgnored private(set) var key: ModelKey?
  /// The place in the list.
  var selection = 0
  /// Something to be said once.
  var notice: String?
  @ObservationIgnored let pictures = PictureStore()
  /// Models that were opened, with their marks and places.
  @ObservationIgnored private var readers: [Int: ModelReader] = [:]

  init(library: [Catalogue.Entry], reader: ModelReader?, key: ModelKey? = nil) {
    self.library = library
    self.key = key
    self.reader = reader
  }

  /// Back to the list, where there is one.
  var leave: (() -> Void)? {
    library.isEmpty ? nil : { [weak self] in self?.reader = nil }
  }

  /// Lists models that have been read meanwhile, after those that are listed.
  func add(_ entries: [Catalogue.Entry]) { library += entries }

  /// Says something once, wherever the reader is.
  func say(_ text: String) {
    notice = text
    reader?.notice = text
  }

  /// Opens the selected model.
  func open() {
    guard library.indices.contains(selection) else { return }
    switch library[selection].instructions {
    case .success(let instructions):
      let reader = readers[selection] ?? ModelReader(instructions, in: library[selection].folder)
      readers[selection] = reader
      self.reader = reader
      key = library[selection].key
    case .failure(let error): notice = "\(error)".split(separator: "\n").first.map(String.init)
    }
  }

  /// Moves the selection; it stops at both ends.
  func select(by distance: Int) { selection = max(0, min(library.count - 1, selection + distance)) }
}
