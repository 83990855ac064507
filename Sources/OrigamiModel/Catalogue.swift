/// The models of a folder: one in each folder in it, and in a reader's own also one in each file.
public struct Catalogue: Sendable {
  /// The folder of models.
  public let folder: String
  /// Whose models these are.
  public let origin: ListedModel.Origin

  /// A model of the catalogue and what its file says.
  public struct Entry: Sendable {
    /// What it is called and where it comes from.
    public let model: ListedModel
    /// Its instructions, or what is wrong with them.
    public let instructions: Result<Instructions, ModelError>

    /// Creates an entry of a model that has been read.
    public init(model: ListedModel, instructions: Result<Instructions, ModelError>) {
      self.model = model
      self.instructions = instructions
    }

    /// Where it lies.
    public var folder: ModelFolder { model.folder }
  }

  /// Creates the catalogue of a folder; a folder that isn't there has no models.
  ///
  /// A model lies in `NAME/NAME.json`; a reader's also in `NAME.json` or `NAME.fold`. What begins with a dot is left out.
  public init(folder: String, origin: ListedModel.Origin = .shipped) {
    self.folder = folder
    self.origin = origin
  }

  /// The models by name, none of them read; those of one name are told apart by a library.
  public var models: [ListedModel] {
    Files.names(in: folder).filter { !$0.hasPrefix(".") }.compactMap(model(inItem:)).sorted {
      ($0.name, $0.folder.file) < ($1.name, $1.folder.file)
    }
  }

  /// The names of the models, as they are asked for.
  public var names: [String] { models.map(\.name) }

  /// The model of a name.
  public func model(_ name: String) throws(ModelError) -> ModelFolder {
    let models = models
    guard let model = models.first(where: { $0.name == name }) else {
      throw .unknown(name, known: models.map(\.name))
    }
    return model.folder
  }

  /// All models, each read, by name.
  public func entries() -> [Entry] { models.map { $0.read() } }

  /// The model that a file or folder of the folder holds.
  private func model(inItem item: String) -> ListedModel? {
    let path = "\(folder)/\(item)"
    if Files.isFolder(path) {
      let file = "\(path)/\(item).json"
      return Files.resolved(file) == nil ? nil : listed(item, file)
    }
    guard origin == .reader, let dot = item.lastIndex(of: "."), ["json", "fold"].contains(item[dot...].dropFirst())
    else { return nil }
    return listed(String(item[..<dot]), path)
  }

  private func listed(_ name: String, _ file: String) -> ListedModel {
    // A name is printed, typed and completed; the file's stays as it is.
    ListedModel(name: name.withVisibleControls, origin: origin, folder: ModelFolder(file: file))
  }
}
