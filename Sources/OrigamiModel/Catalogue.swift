/// The models of a library: a folder with a folder for each.
public struct Catalogue: Sendable {
  /// The folder of models.
  public let folder: String

  /// A model of the catalogue and what its file says.
  public struct Entry: Sendable {
    /// Where it lies.
    public let folder: ModelFolder
    /// Its instructions, or what is wrong with them.
    public let instructions: Result<Instructions, ModelError>
  }

  /// Creates the catalogue of a folder; a folder that isn't there has no models.
  public init(folder: String) { self.folder = folder }

  /// The names of the models, as they are asked for.
  public var names: [String] {
    Files.names(in: folder).filter { Files.isFolder(folder + "/" + $0) && Files.resolved(file(of: $0)) != nil }
  }

  /// The model of a name.
  public func model(_ name: String) throws(ModelError) -> ModelFolder {
    let names = names
    guard names.contains(name) else { throw .unknown(name, known: names) }
    return ModelFolder(file: file(of: name))
  }

  /// All models, each read, by name.
  public func entries() -> [Entry] {
    names.map { name in
      let folder = ModelFolder(file: file(of: name))
      do throws(ModelError) {
        return Entry(folder: folder, instructions: .success(try folder.instructions()))
      } catch {
        return Entry(folder: folder, instructions: .failure(error))
      }
    }
  }

  private func file(of name: String) -> String { "\(folder)/\(name)/\(name).json" }
}
