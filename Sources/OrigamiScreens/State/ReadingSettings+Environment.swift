import TerminalUI

private struct WordingKey: EnvironmentKey {
  static let defaultValue = ReadingSettings.Wording.detailed
}

private struct DiagramGlyphsKey: EnvironmentKey {
  static let defaultValue = ReadingSettings.Glyphs.automatic
}

private struct ShowsMovesKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DiagramTellsKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ShowsMarksKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// How steps are worded.
  var wording: ReadingSettings.Wording {
    get { self[WordingKey.self] }
    set { self[WordingKey.self] = newValue }
  }

  /// What diagrams are drawn with.
  var diagramGlyphs: ReadingSettings.Glyphs {
    get { self[DiagramGlyphsKey.self] }
    set { self[DiagramGlyphsKey.self] = newValue }
  }

  /// Whether steps tell their moves in words.
  var showsMoves: Bool {
    get { self[ShowsMovesKey.self] }
    set { self[ShowsMovesKey.self] = newValue }
  }

  /// Whether there is room for diagrams that tell what to do; else words stand in for them.
  var diagramTells: Bool {
    get { self[DiagramTellsKey.self] }
    set { self[DiagramTellsKey.self] = newValue }
  }

  /// Whether there is room for a mark beside the title of a step that is not done.
  var showsMarks: Bool {
    get { self[ShowsMarksKey.self] }
    set { self[ShowsMarksKey.self] = newValue }
  }
}

extension View {
  /// Shows what is inside as a reader likes it.
  func reading(with settings: ReadingSettings) -> some View {
    environment(\.wording, settings.wording)
      .environment(\.diagramGlyphs, settings.glyphs)
      .environment(\.showsMoves, settings.showsMoves)
  }
}
