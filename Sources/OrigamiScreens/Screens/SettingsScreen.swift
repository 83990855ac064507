import TerminalUI

/// How the reader likes to read; what is changed takes effect at once.
struct SettingsScreen: View {
  @Bindable var memory: ReadingMemory
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text("Settings").bold().padding(.bottom)
      Picker("Steps shown  ", selection: $memory.settings.detail) {
        Text("essential").tag(ReadingSettings.Detail.essential)
        Text("standard").tag(ReadingSettings.Detail.standard)
        Text("full").tag(ReadingSettings.Detail.full)
      }
      Picker("Wording      ", selection: $memory.settings.wording) {
        Text("concise").tag(ReadingSettings.Wording.concise)
        Text("detailed").tag(ReadingSettings.Wording.detailed)
      }
      Picker("Diagrams     ", selection: $memory.settings.glyphs) {
        Text("automatic").tag(ReadingSettings.Glyphs.automatic)
        Text("ascii").tag(ReadingSettings.Glyphs.ascii)
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
