public import OrigamiModel
public import TerminalUI

/// The program's screen: a model, or the list of models to choose from.
public struct OrigamiScreen: View {
  private let settings: ReadingSettings
  @State private var session: ReadingSession

  /// Shows a model.
  public init(model: Instructions, in folder: ModelFolder, settings: ReadingSettings = ReadingSettings()) {
    self.settings = settings
    session = ReadingSession(reader: ModelReader(model, in: folder))
  }

  /// Shows a list of models, from which one is opened.
  public init(library: [Catalogue.Entry], settings: ReadingSettings = ReadingSettings()) {
    self.settings = settings
    session = ReadingSession(library: library)
  }

  /// Shows a session that others know too.
  init(_ session: ReadingSession, settings: ReadingSettings = ReadingSettings()) {
    self.settings = settings
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
    .environment(\.accessibilityReduceMotion, settings.reducesMotion)
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
