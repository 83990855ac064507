import Observation
import OrigamiModel

/// What is open: the list of models, or one of them.
@MainActor @Observable final class ReadingSession {
  let library: [Catalogue.Entry]
  private(set) var reader: ModelReader?
  /// The place in the list.
  var selection = 0
  /// Something to be said once.
  var notice: String?
  @ObservationIgnored let pictures = PictureStore()
  /// Models that were opened, with their marks and places.
  @ObservationIgnored private var readers: [Int: ModelReader] = [:]

  init(library: [Catalogue.Entry], reader: ModelReader?) {
    self.library = library
    self.reader = reader
  }

  /// Back to the list, where there is one.
  var leave: (() -> Void)? {
    library.isEmpty ? nil : { [weak self] in self?.reader = nil }
  }

  /// Opens the selected model.
  func open() {
    guard library.indices.contains(selection) else { return }
    switch library[selection].instructions {
    case .success(let instructions):
      let reader = readers[selection] ?? ModelReader(instructions, in: library[selection].folder)
      readers[selection] = reader
      self.reader = reader
    case .failure(let error): notice = "\(error)".split(separator: "\n").first.map(String.init)
    }
  }

  /// Moves the selection; it stops at both ends.
  func select(by distance: Int) { selection = max(0, min(library.count - 1, selection + distance)) }
}
