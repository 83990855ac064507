/// Why a soak did not pass.
enum SoakFailure: Error, CustomStringConvertible {
  case ended(action: Int, status: Int, last: String)
  case differs(action: Int, from: String, rows: [String])
  case unknownSequences(action: Int, [String])
  case memory(first: Int, last: Int)
  case leftovers([String])
  case status(Int, output: String)

  var description: String {
    switch self {
    case .ended(let action, let status, let last): "ended with \(status) at action \(action)\n\(last)"
    case .differs(let action, let other, let rows):
      "at action \(action) the screen differs from \(other)\n\(rows.joined(separator: "\n"))"
    case .unknownSequences(let action, let list): "at action \(action) sent \(list)"
    case .memory(let first, let last): "memory grew from \(first) to \(last) kB"
    case .leftovers(let list): "left behind \(list)"
    case .status(let status, let output): "quit with status \(status)\n\(output)"
    }
  }
}
