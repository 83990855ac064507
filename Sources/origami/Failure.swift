import OrigamiModel
import OrigamiScreens
import Pictures

/// Why the program can't do what it was asked for.
enum Failure: Error {
  /// The command line, of a command if one is named, is wrong.
  case usage(UsageError, CommandName?)
  case model(ModelError)
  case noLibrary
  case rendering(model: String, RenderingError)
  case picture(PictureError)
  /// The model can't be had in the wanted format.
  case notExportable(model: String, reason: String)
  /// A file can't be read.
  case unreadable(String, reason: String)
  /// A file can't be written.
  case unwritable(String, reason: String)
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

  /// What is wrong, a line for each mistake.
  var mistakes: [String] {
    let text =
      switch self {
      case .usage(let error, let command):
        "\(error); try “origami \(command.map { $0.rawValue + " " } ?? "")--help”"
      case .model(let error): error.description
      case .noLibrary: "the library of models is missing: neither installed nor built beside the program"
      case .rendering(let model, let error): "\(model): \(error)"
      case .picture(let error): error.description
      case .notExportable(let model, let reason): "\(model): \(reason)"
      case .unreadable(let path, let reason): "\(path): can't be read: \(reason)"
      case .unwritable(let path, let reason): "\(path): can't be written: \(reason)"
      case .input(let reason): "standard input: \(reason)"
      case .output(let reason): "standard output: \(reason)"
      case .faults: ""
      }
    if case .model = self { return text.split(separator: "\n").map(String.init) }
    return text.isEmpty ? [] : [text.inOneLine]
  }

  /// The lines for standard error; of a great many mistakes the first ones.
  var lines: [String] {
    let lines = mistakes.map { "origami: \($0)" }
    let shown = 20
    return lines.count <= shown ? lines : lines.prefix(shown) + ["origami: and \(lines.count - shown) more mistakes"]
  }
}
