/// Views arranged from left to right, all of them built; the default spacing is a cell.
public struct HStack<Content: View>: LayoutContainer {
  let layout: HStackLayout
  let content: Content

  /// Arranges views from left to right, aligned from top to bottom.
  public init(alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
