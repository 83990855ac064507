import OrigamiModel
import OrigamiResources

/// A model that has been read.
struct OpenedModel {
  /// Where it lies.
  let folder: ModelFolder
  /// What its file says.
  let instructions: Instructions

  /// Reads the instructions of a folder.
  init(_ folder: ModelFolder) throws(Failure) {
    self.folder = folder
    do { instructions = try folder.instructions() } catch { throw .model(error) }
  }

  /// Reads the instructions on standard input; the files they mention are sought in the working directory.
  init(standardInput bytes: [UInt8]) throws(Failure) {
    folder = ModelFolder(file: "standard input")
    do { instructions = try Instructions(json: bytes, orFoldNamed: "Standard input") } catch {
      throw .model(.wrong(folder.file, error))
    }
  }
}

extension ModelSource {
  /// Reads the model.
  func open() throws(Failure) -> OpenedModel {
    switch self {
    case .library(let name): return try OpenedModel(Catalogue.shipped().folder(named: name))
    case .file(let path): return try OpenedModel(ModelFolder(file: path))
    case .standardInput: return try OpenedModel(standardInput: StandardInput.readAll())
    }
  }
}

extension Catalogue {
  /// The library that comes with the program.
  static func shipped() throws(Failure) -> Catalogue {
    guard let folder = OrigamiResources.models else { throw .noLibrary }
    return Catalogue(folder: folder)
  }

  /// The model of a name.
  func folder(named name: String) throws(Failure) -> ModelFolder {
    do { return try model(name) } catch { throw .model(error) }
  }
}
