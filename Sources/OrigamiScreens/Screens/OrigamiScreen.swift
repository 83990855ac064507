public import OrigamiModel
public import TerminalUI

/// The program's screen: a model, or the list of models to choose from.
public struct OrigamiScreen: View {
  /// Whether nothing is to move in this run, whatever the reader set.
  private let reducesMotion: Bool
  /// What brings further models; asked for after the first frame.
  private let arriving: () -> AsyncStream<[Catalogue.Entry]>?
  @State private var session: ReadingSession
  @Environment(\.mouseReporting) private var mouse

  /// Shows a model; what the reader does is remembered in `memory`, by the model's key.
  public init(
    model: Instructions, in folder: ModelFolder, key: ModelKey? = nil, reducesMotion: Bool = false,
    memory: ReadingMemory = ReadingMemory()
  ) {
    self.reducesMotion = reducesMotion
    arriving = { nil }
    session = ReadingSession(reader: ModelReader(model, in: folder, key: key, memory: memory))
  }

  /// Shows a list of models, from which one is opened; those that arrive later, after the first frame, are added as
  /// they come.
  public init(
    library: [Catalogue.Entry], arriving: @autoclosure @escaping () -> AsyncStream<[Catalogue.Entry]>? = nil,
    reducesMotion: Bool = false, memory: ReadingMemory = ReadingMemory()
  ) {
    self.reducesMotion = reducesMotion
    self.arriving = arriving
    session = ReadingSession(library: library, memory: memory)
  }

  /// Shows a session that others know too.
  init(_ session: ReadingSession) {
    reducesMotion = false
    arriving = { nil }
    self.session = session
  }

  public var body: some View {
    Group {
      if let library = session.library {
        NavigationStack {
          LibraryScreen(library: library, open: session.open)
            .toolbarVisibility(.hidden, for: .navigationBar)
            .navigationDestination(item: $session.openModel) { _ in
              OpenedModel(session: session).toolbarVisibility(.hidden, for: .navigationBar)
            }
        }
      } else {
        OpenedModel(session: session)
      }
    }
    .environment(\.accessibilityReduceMotion, reducesMotion)
    .onKeyPress("M") {
      toggleMouse()
      return .handled
    }
    .task {
      guard let arriving = arriving() else { return }
      for await entries in arriving { session.library?.add(entries) }
    }
    .onChange(of: session.memory.notice, initial: true) { _, notice in
      if let notice { session.say(notice) }
    }
  }

  private func toggleMouse() {
    mouse.isOn.toggle()
    session.say(mouse.isOn ? "the mouse scrolls and clicks" : "the mouse selects text, M ends that")
  }
}

/// The model that is open.
private struct OpenedModel: View {
  let session: ReadingSession

  var body: some View {
    if let reader = session.reader {
      ModelScreen(reader: reader, pictures: session.pictures, leave: session.leave)
    }
  }
}
