import OrigamiModel
import StrictJSON

/// Why the program can't do what it was asked for.
enum Failure: Error {
  case usage(UsageError)
  case model(ModelError)
  case step(file: String, StepError)
  case foldFile(String)
  case noLibrary
  case input(reason: String)
  case output(reason: String)
  /// Checks found faults; they are printed already.
  case faults
}

extension Failure {
  /// What the program ends with.
  var status: Int32 {
    if case .usage = self { 2 } else { 1 }
  }

  /// The lines for standard error.
  var lines: [String] {
    let text =
      switch self {
      case .usage(let error): "\(error); try “origami --help”"
      case .model(let error): error.description
      case .step(let file, let error): "\(file): \(error)"
      case .foldFile(let path): "\(path): FOLD files can't be opened, only instructions in JSON"
      case .noLibrary: "the library of models is missing: neither installed nor built beside the program"
      case .input(let reason): "standard input: \(reason)"
      case .output(let reason): "standard output: \(reason)"
      case .faults: ""
      }
    let lines = text.split(separator: "\n").map { "origami: \($0)" }
    let shown = 20
    return lines.count <= shown ? lines : lines.prefix(shown) + ["origami: and \(lines.count - shown) more mistakes"]
  }
}
