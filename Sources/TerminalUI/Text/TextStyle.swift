/// What modifiers say of the text below them: a colour, attributes to add.
struct TextStyle: Hashable {
  var foreground: Color?
  var attributes: Style.Attributes = []

  /// This style where `outer` holds around it.
  func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(foreground: foreground ?? outer.foreground, attributes: attributes.union(outer.attributes))
  }

  var style: Style { Style(foreground: foreground ?? .default, attributes: attributes) }
}

private struct TextStyleKey: EnvironmentKey {
  static let defaultValue = TextStyle()
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
}
