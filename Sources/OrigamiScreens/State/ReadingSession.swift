import Observation
import OrigamiModel

/// What is open: the library, or a model.
@MainActor @Observable final class ReadingSession {
  /// The library, where there is one to go back to.
  let library: LibraryState?
  let memory: ReadingMemory
  /// The model of the library that is open.
  var openModel: ModelKey?
  @ObservationIgnored let pictures = PictureStore()
  /// Models that were opened, with their marks and places.
  @ObservationIgnored private var readers: [ModelKey: ModelReader] = [:]
  /// The model that is read without a library.
  let single: ModelReader?

  /// A session in a library.
  init(library: [Catalogue.Entry], memory: ReadingMemory = ReadingMemory()) {
    self.library = LibraryState(library, memory: memory)
    self.memory = memory
    single = nil
  }

  /// A session with one model.
  init(reader: ModelReader) {
    library = nil
    memory = reader.memory
    single = reader
  }

  /// The model that is read.
  var reader: ModelReader? { single ?? openModel.flatMap { readers[$0] } }

  /// Something to be said once in the library's bottom line.
  var notice: String? {
    get { library?.notice }
    set { library?.notice = newValue }
  }

  /// Says something once, wherever the reader is.
  func say(_ text: String) { if let reader { reader.notice = text } else { notice = text } }

  /// Opens a model of the library, or says why it can't be.
  func open(_ key: ModelKey) {
    guard let entry = library?.entries[key] else { return }
    switch entry.instructions {
    case .success(let instructions):
      if readers[key] == nil {
        readers[key] = ModelReader(instructions, in: entry.folder, key: key, memory: memory)
      }
      openModel = key
    case .failure(let error): notice = "\(error)".split(separator: "\n").first.map(String.init)
    }
  }

  /// Back to the library, where there is one.
  var leave: (() -> Void)? { library == nil ? nil : { [weak self] in self?.openModel = nil } }
}
