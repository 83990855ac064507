import TerminalUI

/// How the reader likes to read; what is changed takes effect at once.
struct SettingsScreen: View {
  @Bindable var memory: ReadingMemory
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text("Settings").bold().padding(.bottom)
      Picker("Steps shown  ", selection: $memory.settings.detail) {
        ForEach(ReadingSettings.Detail.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Picker("Wording      ", selection: $memory.settings.wording) {
        ForEach(ReadingSettings.Wording.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Picker("Diagrams     ", selection: $memory.settings.glyphs) {
        ForEach(ReadingSettings.Glyphs.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Toggle("Moves in words", isOn: $memory.settings.showsMoves)
      Toggle("Reduced motion", isOn: $memory.settings.reducesMotion)
      Text("← → change  Esc closes").foregroundStyle(.secondary).padding(.top)
    }
    .frame(maxWidth: 36, maxHeight: 11)
    .onKeyPress { press in
      switch ReaderAction(press) {
      case .open(.settings), .quit: dismiss()
      default: return .ignored
      }
      return .handled
    }
    .keyAliases(["j": .downArrow, "k": .upArrow, "h": .leftArrow, "l": .rightArrow])
  }
}
