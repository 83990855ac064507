/// What a progress view looks like.
public struct ProgressViewStyle: Hashable, Sendable {
  private let name: String
  /// A bar where a value is known, else a spinner.
  public static let automatic = ProgressViewStyle(name: "automatic")
  /// One cell: a spinner, or a circle that fills.
  public static let circular = ProgressViewStyle(name: "circular")
  /// A bar.
  public static let linear = ProgressViewStyle(name: "linear")
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = ProgressViewStyle.automatic
}

extension EnvironmentValues {
  var progressViewStyle: ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the progress views inside look like.
  public func progressViewStyle(_ style: ProgressViewStyle) -> some View { environment(\.progressViewStyle, style) }
}
