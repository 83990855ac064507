/// A model that is known to be there and not read yet.
public struct ListedModel: Hashable, Sendable {
  /// Who put a model where it is.
  public enum Origin: Hashable, Sendable {
    /// It came with the program.
    case shipped
    /// The reader has it.
    case reader
  }

  /// What it is asked for by: unique in its library, and never what could be taken for a file unless it is one.
  public internal(set) var name: String
  /// Where it comes from.
  public let origin: Origin
  /// Where it lies.
  public let folder: ModelFolder

  /// Lists a model.
  public init(name: String, origin: Origin, folder: ModelFolder) {
    self.name = name
    self.origin = origin
    self.folder = folder
  }

  /// What it is remembered by wherever the program is installed: the name of a model that ships, else the absolute path
  /// of its file.
  public var identity: String { origin == .shipped ? name : folder.absoluteFile }

  /// Reads it.
  public func read() -> Catalogue.Entry {
    do throws(ModelError) {
      return Catalogue.Entry(model: self, instructions: .success(try folder.instructions()))
    } catch {
      return Catalogue.Entry(model: self, instructions: .failure(error))
    }
  }
}
