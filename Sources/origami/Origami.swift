import OrigamiModel
import OrigamiScreens
import TerminalApp

/// The program: arguments in, a screen or text out, an exit status.
@main @MainActor struct Origami {
  static func main() {
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
    do { return try Command(arguments: Array(CommandLine.arguments.dropFirst())) } catch { throw .usage(error) }
  }

  private let surroundings: Surroundings

  private func run(_ command: Command) async throws(Failure) {
    switch command {
    case .help: try StandardOutput.print([HelpText.usage])
    case .version: try StandardOutput.print([HelpText.version])
    case .list: try StandardOutput.print(PlainOutput.list(Catalogue.shipped().entries()))
    case .print(let source, let width):
      try StandardOutput.print(PlainOutput.lines(of: source.open(), width: surroundings.width(width)))
    case .render(let source, let options): try RenderedPicture.write(source.open(), options)
    case .check(let sources): try check(sources)
    case .browse(let source, let options): try await browse(source, options)
    }
  }

  private func check(_ sources: [ModelSource]) throws(Failure) {
    let sources = try sources.isEmpty ? Catalogue.shipped().names.map(ModelSource.library) : sources
    let faults = sources.flatMap { ModelCheck($0).faults }
    guard faults.isEmpty else {
      try StandardOutput.print(faults.map(\.cleanForTerminal))
      throw .faults
    }
  }

  private func browse(_ source: ModelSource?, _ options: BrowseOptions) async throws(Failure) {
    let model = try source?.open()
    let entries = try model == nil ? Catalogue.shipped().entries() : []
    func printPlainText() throws(Failure) {
      let lines = model.map { PlainOutput.lines(of: $0, width: surroundings.width(options.width)) }
      try StandardOutput.print(lines ?? PlainOutput.list(entries))
    }
    if surroundings.callsForPlainText(options) { return try printPlainText() }
    do throws(TerminalError) {
      let settings = ReadingSettings(reducesMotion: options.reducesMotion || surroundings.reducesMotion)
      try await FullScreen.run(terminalOptions(for: options)) {
        Group {
          if let model {
            OrigamiScreen(model: model.instructions, in: model.folder, settings: settings)
          } else {
            OrigamiScreen(library: entries, settings: settings)
          }
        }
        .environment(\.accessibilityShowsCursor, surroundings.showsCursor)
      }
    } catch {
      StandardError.print("origami: \(error): plain text instead")
      try printPlainText()
    }
  }

  private func terminalOptions(for options: BrowseOptions) -> TerminalOptions {
    switch options.color {
    case .auto: TerminalOptions(listensToMouse: options.usesMouse)
    case .never: TerminalOptions(colorDepth: .some(.none), listensToMouse: options.usesMouse)
    case .always:
      TerminalOptions(
        colorDepth: surroundings.hasDirectColor ? .direct : .indexed, listensToMouse: options.usesMouse)
    }
  }
}
