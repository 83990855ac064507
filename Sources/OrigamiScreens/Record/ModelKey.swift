/// What a model is called in the record: its name in the shipped library, else the absolute path of its file.
public struct ModelKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
