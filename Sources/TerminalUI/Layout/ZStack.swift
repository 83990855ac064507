/// Views over each other, the last one in front.
public struct ZStack<Content: View>: LayoutContainer {
  let layout: ZStackLayout
  let content: Content

  /// Puts views over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
