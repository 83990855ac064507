import TerminalUI

/// A model's instructions on the screen: its steps, its showcase, a line that tells where the reader is.
struct ModelScreen: View {
  @Bindable var reader: ModelReader
  let pictures: PictureStore
  /// Back to where the model was chosen, if it was.
  let leave: (() -> Void)?
  @Environment(\.quit) private var quit

  var body: some View {
    GeometryReader { proxy in
      ModelScreenLayout {
        ReadingView(reader: reader, pictures: pictures, screenHeight: proxy.size.height)
        EngineLine(reader: reader)
        StatusLine(reader: reader)
      }
    }
    .environment(reader)
    .onKeyPress { press in
      switch reader.handle(press) {
      case .ignored: return .ignored
      case .done: return .handled
      case .quit: quit()
      case .leave: leave?()
      }
      return .handled
    }
    .pasteDestination(for: String.self) { reader.paste($0.joined()) }
    .sheet(isPresented: $reader.showsHelp) { HelpScreen() }
  }
}
