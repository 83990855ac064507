/// What a picker looks like.
public struct PickerStyle: Hashable, Sendable {
  private let name: String
  /// A menu.
  public static let automatic = PickerStyle(name: "automatic")
  /// The chosen option on one row; Return opens all of them.
  public static let menu = PickerStyle(name: "menu")
  /// All options on one row.
  public static let segmented = PickerStyle(name: "segmented")
  /// All options one under the other, each a row that can have the focus.
  public static let inline = PickerStyle(name: "inline")
  /// All options one under the other, each a row that can have the focus.
  public static let radioGroup = PickerStyle(name: "radioGroup")

  var isInline: Bool { self == .inline || self == .radioGroup }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the pickers inside look like.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
