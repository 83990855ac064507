/// What is wanted of a model for other programs.
struct ExportOptions: Hashable {
  /// A kind of file.
  enum Format: String, CaseIterable {
    /// Every state of the paper, in the exchange format of origami software.
    case fold
    /// A diagram as lines and areas.
    case svg
    /// A diagram as a picture of pixels.
    case png
    /// The instructions, in the format they are written in.
    case json
  }

  let format: Format
  /// The number of the step whose diagram is wanted, from 1; the finished model where none is given.
  let step: Int?
  /// The file it goes to; standard output where none is given.
  let output: String?

  /// Reads options; the last one of a kind counts, and the ending of the file's name says the format where no option
  /// does.
  init(_ options: [GivenOption]) throws(UsageError) {
    var format: Format?
    var step: GivenOption?
    var output: String?
    for given in options {
      switch given.option {
      case .format: format = try given.choice(of: Format.self)
      case .step: step = given
      case .output: output = try given.outputFile()
      default: break
      }
    }
    let ending = output.flatMap { name in name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } }
    guard let format = format ?? ending.flatMap(Format.init) else {
      throw .missingFormat
    }
    if let step, format == .fold || format == .json { throw .uselessOption(step.option, command: "\(format)") }
    self.format = format
    self.step = try step?.step(from: 1)
    self.output = output
  }
}
