/// Where in a JSON text something stands.
public struct JSONPlace: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column within the line, from 1, in Unicode scalars.
  public var column: Int
  /// The way from the root, such as `$.steps[3].folds[0].line`.
  public var path: String

  public init(line: Int, column: Int, path: String) {
    self.line = line
    self.column = column
    self.path = path
  }
}
