import TerminalData
import TerminalUI

/// A model's instructions on the screen: its steps, its showcase, a line that tells where the reader is.
struct ModelScreen: View {
  @Bindable var reader: ModelReader
  let pictures: PictureStore
  /// Back to where the model was chosen, if it was.
  let leave: (() -> Void)?
  @Environment(\.quit) private var quit
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let settings = reader.memory.settings
    let isStill = reducesMotion || settings.reducesMotion
    GeometryReader { proxy in
      ModelScreenLayout {
        ReadingView(reader: reader, pictures: pictures, screenHeight: proxy.size.height)
          .environment(\.diagramTells, StepRowLayout(screenHeight: proxy.size.height).hasDiagram(in: proxy.size))
          .environment(\.showsMarks, proxy.size.width >= StepRow.leastWidthWithMarks)
        EngineLine(reader: reader)
        StatusLine(reader: reader)
      }
    }
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
    .sheet(item: $reader.sheet) { sheet in
      switch sheet {
      case .help: HelpScreen()
      case .contents: ContentsScreen(reader: reader)
      case .settings: SettingsScreen(memory: reader.memory)
      }
    }
    .environment(reader)
    .dataStore(reader.store)
    .reading(with: settings)
    .environment(\.accessibilityReduceMotion, isStill)
    .onChange(of: isStill, initial: true) { _, new in reader.reducesMotion = new }
    .onAppear { reader.followFile() }
    .onDisappear {
      reader.stopFollowing()
      // Whoever comes back finds the step that was left.
      reader.returnToPlace()
    }
  }
}
