import OrigamiModel
import OrigamiScreens
import TerminalApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program: arguments in, a screen or text out, an exit status.
@main @MainActor struct Origami {
  static func main() {
    StandardStreams.keepClosedOnes()
    // A file that may not grow further is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    FullScreen.main {
      do throws(Failure) {
        try await Origami(surroundings: .process).run(readCommand())
        return 0
      } catch {
        for line in error.lines { StandardError.print(line) }
        return error.status
      }
    }
  }

  private static func readCommand() throws(Failure) -> Command {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do { return try Command(arguments: arguments) } catch { throw .usage(error, Command.name(in: arguments)) }
  }

  private let surroundings: Surroundings

  private func run(_ command: Command) async throws(Failure) {
    switch command {
    case .help(let topic): try StandardOutput.print([topic.map(HelpText.usage(of:)) ?? HelpText.usage])
    case .version: try StandardOutput.print([HelpText.version])
    case .printConfiguration(let options): try printConfiguration(options)
    case .list(true): try StandardOutput.print(ModelLibrary.all().models.map(\.name.inOneLine))
    case .list(false): try StandardOutput.print(PlainOutput.list(ModelLibrary.all().entries()))
    case .print(let source, let options): try print(source, options)
    case .render(let source, let options): try render(source, options)
    case .export(let source, let options): try export(source, options)
    case .check(let sources): try check(sources)
    case .browse(let source, let options): try await browse(source, options)
    }
  }

  /// The settings that the user wrote down; what is wrong with them is said, and the program goes on.
  private func configuration(_ named: String?) throws(Failure) -> Configuration {
    var warnings: [String] = []
    let configuration = try surroundings.configuration(named: named, warnings: &warnings)
    for warning in warnings { StandardError.print("origami: \(warning.inOneLine)") }
    return configuration
  }

  /// What the user changed in the program, before what they wrote down.
  private func changed(_ written: Configuration) -> Configuration {
    var configuration = written
    if let record = recordFile(usual: written.settings)?.read() { configuration.settings = record.settings }
    return configuration
  }

  /// The file of what the reader did, with the settings that hold where it is silent.
  private func recordFile(usual: ReadingSettings) -> RecordFile? {
    surroundings.folder(.state).map { RecordFile(folder: $0, usual: usual) }
  }

  private func printConfiguration(_ options: BrowseOptions) throws(Failure) {
    try StandardOutput.print(surroundings.effective(changed(configuration(options.config)), options).lines)
  }

  private func print(_ source: ModelSource, _ options: PrintOptions) throws(Failure) {
    var settings = changed(try configuration(options.config)).settings
    settings.wording = options.wording ?? settings.wording
    settings.detail = options.detail ?? settings.detail
    let width = surroundings.width(options.width)
    try StandardOutput.print(
      PlainOutput.lines(of: try source.open(), width: width, style: options.style, settings: settings))
  }

  private func render(_ source: ModelSource, _ options: RenderOptions) throws(Failure) {
    if options.output == nil, surroundings.outputIsTerminal { throw .usage(.pictureOnTerminal, .render) }
    try write(RenderedPicture.bytes(of: source.open(), options), to: options.output)
  }

  private func export(_ source: ModelSource, _ options: ExportOptions) throws(Failure) {
    if options.output == nil, options.format == .png, surroundings.outputIsTerminal {
      throw .usage(.pictureOnTerminal, .export)
    }
    let exported = try ExportedModel(source.open(), options)
    let folder = ModelFolder(file: options.output ?? "").path
    for part in exported.parts { try OutputFile.write(part.bytes, to: part.path, in: folder) }
    try write(exported.bytes, to: options.output)
  }

  /// Writes a result to a file, or to standard output where none is named.
  private func write(_ bytes: [UInt8], to file: String?) throws(Failure) {
    if let file { try OutputFile.write(bytes, to: file) } else { try StandardOutput.write(bytes) }
  }

  private func check(_ sources: [ModelSource]) throws(Failure) {
    let sources = try sources.isEmpty ? ModelLibrary.all().models.map { ModelSource.file($0.folder.file) } : sources
    let faults = sources.flatMap { ModelCheck($0).faults }
    guard faults.isEmpty else {
      try StandardOutput.print(faults.map(\.inOneLine))
      throw .faults
    }
  }

  private func browse(_ source: ModelSource?, _ options: BrowseOptions) async throws(Failure) {
    let written = try configuration(options.config)
    // What the reader changes on the screen goes before what is written down, and what is said now goes before both.
    let usual = written.settings
    let isStill = options.reducesMotion || surroundings.reducesMotion
    let configuration = surroundings.effective(written, options)
    let opening = try source.map { source throws(Failure) in try ModelOpening(source) }
    let library = try opening == nil ? ModelLibrary.all(in: surroundings) : nil
    func printPlainText() async throws(Failure) {
      let width = surroundings.width(options.width)
      let model = try await opening?.model()
      let lines = model.map { PlainOutput.lines(of: $0, width: width, settings: changed(written).settings) }
      try StandardOutput.print(lines ?? PlainOutput.list(library?.entries() ?? []))
    }
    if surroundings.callsForPlainText(options, configuration) { return try await printPlainText() }
    let model = try await opening?.model(within: Self.patience)
    do throws(TerminalError) {
      let keeper = RecordKeeper(recordFile(usual: usual), usual: usual)
      func screen(of model: OpenedModel) -> OrigamiScreen {
        OrigamiScreen(
          model: model.instructions, in: model.folder, key: model.key, reducesMotion: isStill, memory: keeper.memory)
      }
      try await FullScreen.run(terminalOptions(for: configuration)) {
        Group {
          if let model {
            screen(of: model)
          } else if let opening {
            OpeningScreen(opening.name) { await opening.modelOrFailure().map(screen) }
          } else if let library {
            OrigamiScreen(
              library: library.shipped.entries(), arriving: library.readingOwn(), reducesMotion: isStill,
              memory: keeper.memory)
          }
        }
        .environment(\.accessibilityShowsCursor, surroundings.showsCursor)
      }
      if let fault = await keeper.close() { StandardError.print("origami: \(fault)") }
    } catch {
      StandardError.print("origami: \(error): plain text instead")
      try await printPlainText()
    }
    if let failure = opening?.failure { throw failure }
  }

  /// How long the screen waits for its model: what is there so soon, or known to be wrong, shows no placeholder first.
  private static let patience = Duration.milliseconds(50)

  private func terminalOptions(for configuration: Configuration) -> TerminalOptions {
    let usesMouse = configuration.usesMouse
    return switch configuration.color {
    case .auto: TerminalOptions(listensToMouse: usesMouse)
    case .never: TerminalOptions(colorDepth: .some(.none), listensToMouse: usesMouse)
    case .always:
      TerminalOptions(colorDepth: surroundings.hasDirectColor ? .direct : .indexed, listensToMouse: usesMouse)
    }
  }
}
