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

extension ModelError {
  /// The error in words, a line for each mistake, without the path of a file that is shown beside it.
  public func lines(withoutPath path: String) -> [String] {
    "\(self)".split(separator: "\n").map { line in
      line.hasPrefix(path) ? String(line.dropFirst(path.count).drop { $0 == ":" || $0 == " " }) : String(line)
    }
  }
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
