/// Everything there is to read: the models that ship, then the reader's own, each found by its name.
public struct ModelLibrary: Sendable {
  /// The models that came with the program.
  public let shipped: Catalogue
  /// The reader's own, where there is a place for them.
  public let own: Catalogue?

  /// Puts two catalogues side by side.
  public init(shipped: Catalogue, own: Catalogue? = nil) {
    self.shipped = shipped
    self.own = own
  }

  /// The reader's own models, none of them read.
  ///
  /// A name that is taken, or that could be taken for a file or an option, gives way to the path of the model's file;
  /// a file that two links lead to is listed once.
  public func ownModels() -> [ListedModel] {
    guard let own else { return [] }
    var names = Set(shipped.names)
    var files = Set<String>()
    return own.models.compactMap { model in
      guard files.insert(model.identity).inserted else { return nil }
      var model = model
      let isMistakable = model.name.contains(".") || model.name.hasPrefix("-")
      if isMistakable || !names.insert(model.name).inserted { model.name = model.folder.file }
      return model
    }
  }

  /// All models, none of them read: those that ship by name, then the reader's by name.
  public var models: [ListedModel] { shipped.models + ownModels() }

  /// All models, each read.
  public func entries() -> [Catalogue.Entry] { models.map { $0.read() } }

  /// The model of a name; the reader's are looked for only where none that ships has it.
  public func model(_ name: String) throws(ModelError) -> ListedModel {
    let models = shipped.models
    if let model = models.first(where: { $0.name == name }) { return model }
    let ownModels = ownModels()
    if let model = ownModels.first(where: { $0.name == name }) { return model }
    throw .unknown(name, known: (models + ownModels).map(\.name))
  }

  /// The reader's own models as they are read, off the caller's way, some at a time.
  public func readingOwn() -> AsyncStream<[Catalogue.Entry]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [Catalogue.Entry].self)
    let task = Task.detached(priority: .utility) {
      var rest = ownModels()[...]
      while !rest.isEmpty, !Task.isCancelled {
        continuation.yield(rest.prefix(Self.batch).map { $0.read() })
        rest = rest.dropFirst(Self.batch)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  /// How many models are read before they are handed over: few enough to be seen soon, enough for few frames.
  private static let batch = 16
}
