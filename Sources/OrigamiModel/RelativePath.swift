import StrictJSON

/// The names of files that instructions mention.
enum RelativePath {
  /// A path that stays within the model's folder, in its shortest form: “./a.png” is “a.png”.
  static func read(_ reader: JSONReader) -> String? {
    let text = reader.string()
    let path = text.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }.joined(separator: "/")
    if isInside(path) { return path }
    if reader.kind == .string {
      reader.report(expected: "a path inside the model's folder, without “..” and not starting with “/”")
    }
    return nil
  }

  /// Whether a path, taken literally, stays within the folder it starts from.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return path.utf8.count <= 1000 && !parts.isEmpty
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
  }
}
