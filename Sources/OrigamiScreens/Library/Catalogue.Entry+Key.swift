import OrigamiModel

extension Catalogue.Entry {
  /// What the model is called in the record: the name of its own folder in a library, else its file.
  var key: ModelKey {
    let parts = folder.file.split(separator: "/")
    guard let file = parts.last, let parent = parts.dropLast().last, file == "\(parent).json" else {
      return ModelKey(rawValue: folder.file)
    }
    return ModelKey(rawValue: String(parent))
  }
}
