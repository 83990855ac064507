/// Primary text in the terminal's own colour, secondary and further text fainter.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  let isDim: Bool

  /// The terminal's own colour.
  public static let primary = HierarchicalShapeStyle(isDim: false)
  /// Fainter.
  public static let secondary = HierarchicalShapeStyle(isDim: true)
  /// Fainter: a terminal has one step.
  public static let tertiary = HierarchicalShapeStyle(isDim: true)
}

extension View {
  func textStyle(_ style: TextStyle) -> some View {
    modified(
      EnvironmentModifier(
        change: { $0.textStyle = style.over($0.textStyle) }, value: style, isSame: { $0 as? TextStyle == style }))
  }

  private func attributes(_ attributes: Style.Attributes, _ isActive: Bool) -> some View {
    textStyle(TextStyle(attributes: isActive ? attributes : []))
  }

  /// Draws text and shapes in a colour.
  public func foregroundStyle(_ style: Color) -> some View { textStyle(TextStyle(foreground: style)) }
  /// Draws text fainter where the style is secondary.
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> some View { attributes(.dim, style.isDim) }
  /// Draws text and shapes in a colour.
  public func foregroundColor(_ color: Color?) -> some View { textStyle(TextStyle(foreground: color)) }
  /// Draws text in bold.
  public func bold(_ isActive: Bool = true) -> some View { attributes(.bold, isActive) }
  /// Draws text slanted.
  public func italic(_ isActive: Bool = true) -> some View { attributes(.italic, isActive) }
  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View { attributes(.underline, isActive) }
  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true) -> some View { attributes(.strikethrough, isActive) }
}
