public import OrigamiModel
public import TerminalUI

/// The program's screen: a model, or the list of models to choose from.
public struct OrigamiScreen: View {
  private let settings: ReadingSettings
  private let memory: ReadingMemory
  private let arriving: AsyncStream<[Catalogue.Entry]>?
  @State private var session: ReadingSession

  /// Shows a model; what the reader does is remembered in `memory`, by the model's key.
  public init(
    model: Instructions, in folder: ModelFolder, key: ModelKey? = nil, settings: ReadingSettings = ReadingSettings(),
    memory: ReadingMemory = ReadingMemory()
  ) {
    self.settings = settings
    self.memory = memory
    arriving = nil
    session = ReadingSession(library: [], reader: ModelReader(model, in: folder), key: key ?? ModelKey(folder))
  }

  /// Shows a list of models, from which one is opened; those that arrive later are added as they come.
  public init(
    library: [Catalogue.Entry], arriving: AsyncStream<[Catalogue.Entry]>? = nil,
    settings: ReadingSettings = ReadingSettings(), memory: ReadingMemory = ReadingMemory()
  ) {
    self.settings = settings
    self.memory = memory
    self.arriving = arriving
    session = ReadingSession(library: library, reader: nil)
  }

  public var body: some View {
    Group {
      if let reader = session.reader {
        ModelScreen(reader: reader, pictures: session.pictures, leave: session.leave)
      } else {
        LibraryScreen(session: session)
      }
    }
    .environment(\.accessibilityReduceMotion, settings.reducesMotion)
    .environment(memory)
    .task {
      guard let arriving else { return }
      for await entries in arriving { session.add(entries) }
    }
    .onChange(of: memory.notice, initial: true) { _, notice in
      if let notice { session.say(notice) }
    }
  }
}
