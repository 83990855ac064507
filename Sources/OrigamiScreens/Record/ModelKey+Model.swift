public import OrigamiModel

extension ModelKey {
  /// A document on standard input, of which nothing is kept: the next one there is another.
  public static let standardInput = ModelKey(rawValue: "-")

  /// What a model of the library is called in the record.
  public init(_ model: ListedModel) { self.init(rawValue: model.identity) }

  /// What a model is called that was opened by its file.
  public init(_ folder: ModelFolder) { self.init(rawValue: folder.absoluteFile) }
}

extension Catalogue.Entry {
  /// What the model is called in the record.
  public var key: ModelKey { ModelKey(model) }
}
