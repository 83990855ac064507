/// Views arranged from top to bottom, all of them built; the default spacing is 0.
public struct VStack<Content: View>: LayoutContainer {
  let layout: VStackLayout
  let content: Content

  /// Arranges views from top to bottom, aligned across.
  public init(alignment: HorizontalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
