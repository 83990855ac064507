/// The folder that holds a model: its instructions, its pages of photos and its pictures.
public struct ModelFolder: Hashable, Sendable {
  /// The folder.
  public let path: String
  /// The file of instructions.
  public let file: String

  /// The model whose instructions are at a path; what they mention lies in the same folder.
  public init(file: String) {
    self.file = file
    path = file.lastIndex(of: "/").map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
  }

  /// The absolute path of the file of instructions with all links followed; as it was given if there is no such file.
  public var absoluteFile: String { Files.resolved(file) ?? file }

  /// Reads the instructions; a file in the FOLD format becomes a step for each of its pages.
  public func instructions() throws(ModelError) -> Instructions {
    let bytes = try bytes(of: file)
    do { return try Instructions(json: bytes, orFoldNamed: name) } catch { throw .wrong(file, error) }
  }

  /// The file's name without its ending.
  package var name: String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// The pages of photos that instructions mention, to be read one after the other.
  public func photos(of instructions: Instructions) -> PhotoPages {
    PhotoPages(folder: self, first: instructions.firstPhotoPage)
  }

  /// Reads one page of photos.
  public func photoPage(_ name: String) throws(ModelError) -> PhotoPage {
    let path = try path(of: name)
    let bytes = try bytes(of: path)
    do { return try PhotoPage(json: bytes) } catch { throw .wrong(path, error) }
  }

  /// Where a file lies that the model's data mentions; links that lead out of the folder are refused.
  public func path(of name: String) throws(ModelError) -> String {
    let whole = path + "/" + name
    guard RelativePath.isInside(name) else { throw .outside(whole) }
    if let resolved = Files.resolved(whole), let folder = Files.resolved(path) {
      guard folder == "/" || resolved.hasPrefix(folder + "/") else { throw .outside(whole) }
    }
    return whole
  }

  /// The bytes of a file of the model.
  func bytes(of path: String) throws(ModelError) -> [UInt8] {
    do { return try Files.read(path) } catch { throw .unreadable(path, reason: error.reason) }
  }
}
