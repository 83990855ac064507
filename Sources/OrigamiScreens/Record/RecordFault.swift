/// Why what readers did can't be kept, or was not.
public enum RecordFault: Error, Hashable, Sendable {
  /// What stood in the file was no record; it lies there now, and what could be known of it is lost to the program.
  case broken(reason: String, setAside: String)
  /// The system refuses; the reason is its own.
  case refused(String, reason: String)
  /// Another program has the record and doesn't let go.
  case locked(String)
}

extension RecordFault: CustomStringConvertible {
  /// The fault in one line.
  public var description: String {
    switch self {
    case .broken(let reason, let path): "the record of what was read is broken (\(reason)); set aside as \(path)"
    case .refused(let path, let reason): "marks and places are not kept: \(path): \(reason)"
    case .locked(let path): "marks and places are not kept: another program holds \(path)"
    }
  }
}
