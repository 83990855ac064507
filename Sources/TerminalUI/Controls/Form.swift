/// Controls one under the other, each on a row of its own, which scroll where they do not fit.
///
/// All of them are built: a form is short. Text fields show their labels before them.
public struct Form<Content: View>: LibraryView {
  private let content: Content

  /// Creates a form of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading) { content }.frame(maxWidth: .infinity, alignment: .leading)
    }
    .environment(\.isInForm, true)
  }
}

private struct InFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls are rows of a form.
  var isInForm: Bool {
    get { self[InFormKey.self] }
    set { self[InFormKey.self] = newValue }
  }
}
