import StrictJSON

/// Why a file of a model can't be used.
public enum ModelError: Error, Hashable, Sendable {
  /// The file can't be read; the reason is the system's.
  case unreadable(String, reason: String)
  /// The file's text is wrong.
  case wrong(String, JSONErrors)
  /// The file lies outside the model's folder.
  case outside(String)
  /// No model has this name; `known` are those there are.
  case unknown(String, known: [String])
}

extension ModelError: CustomStringConvertible {
  /// The error in words, a line for each mistake in the file.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path.withVisibleControls): can't be read: \(reason)"
    case .wrong(let path, let errors): errors.description(inFile: path.withVisibleControls)
    case .outside(let path): "\(path.withVisibleControls): lies outside the model's folder"
    case .unknown(let name, let known):
      "there is no model “\(name.withVisibleControls)”; there are \(known.joined(separator: ", "))"
    }
  }
}
