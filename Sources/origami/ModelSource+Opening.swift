import OrigamiModel
import OrigamiResources
import OrigamiScreens

/// A model that has been read.
struct OpenedModel {
  /// Where it lies.
  let folder: ModelFolder
  /// What its file says.
  let instructions: Instructions
  /// What it is called in the record of what readers did.
  let key: ModelKey

  /// Reads the instructions of a folder.
  init(_ folder: ModelFolder, key: ModelKey) throws(Failure) {
    self.folder = folder
    self.key = key
    do { instructions = try folder.instructions() } catch { throw .model(error) }
  }

  /// Reads the instructions on standard input; the files they mention are sought in the working directory.
  init(standardInput bytes: [UInt8]) throws(Failure) {
    folder = ModelFolder(file: "standard input")
    key = .standardInput
    do { instructions = try Instructions(json: bytes, orFoldNamed: "Standard input") } catch {
      throw .model(.wrong(folder.file, error))
    }
  }
}

extension ModelSource {
  /// Reads the model.
  func open() throws(Failure) -> OpenedModel {
    switch self {
    case .library(let name):
      let model = try ModelLibrary.all().listed(name)
      return try OpenedModel(model.folder, key: ModelKey(model))
    case .file(let path):
      let folder = ModelFolder(file: path)
      return try OpenedModel(folder, key: ModelKey(folder))
    case .standardInput: return try OpenedModel(standardInput: StandardInput.readAll())
    }
  }
}

extension ModelLibrary {
  /// The library that comes with the program and the reader's own models.
  static func all(in surroundings: Surroundings = .process) throws(Failure) -> ModelLibrary {
    guard let folder = OrigamiResources.models else { throw .noLibrary }
    let own = surroundings.folder(.data).map { Catalogue(folder: $0 + "/models", origin: .reader) }
    return ModelLibrary(shipped: Catalogue(folder: folder), own: own)
  }

  /// The model of a name.
  func listed(_ name: String) throws(Failure) -> ListedModel {
    do { return try model(name) } catch { throw .model(error) }
  }
}
