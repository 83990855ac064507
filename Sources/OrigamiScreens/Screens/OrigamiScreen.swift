public import OrigamiModel
public import TerminalUI

/// The program's screen: a model, or the list of models to choose from.
public struct OrigamiScreen: View {
  private let settings: ReadingSettings
  @State private var session: ReadingSession
  @Environment(\.mouseReporting) private var mouse

  /// Shows a model.
  public init(model: Instructions, in folder: ModelFolder, settings: ReadingSettings = ReadingSettings()) {
    self.settings = settings
    session = ReadingSession(library: [], reader: ModelReader(model, in: folder))
  }

  /// Shows a list of models, from which one is opened.
  public init(library: [Catalogue.Entry], settings: ReadingSettings = ReadingSettings()) {
    self.settings = settings
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
    .onKeyPress("M") {
      toggleMouse()
      return .handled
    }
  }

  private func toggleMouse() {
    mouse.isOn.toggle()
    let notice = mouse.isOn ? "the mouse scrolls and clicks" : "the mouse selects text, M ends that"
    if let reader = session.reader { reader.notice = notice } else { session.notice = notice }
  }
}
