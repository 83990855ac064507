/// Says in the middle of the space there is why nothing else is to be seen.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: LibraryView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view of a label, what there is to say about it, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    UnavailableLayout {
      label.bold()
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
  }
}

extension ContentUnavailableView
where Label == TerminalUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a text with a system symbol, and a description.
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init {
      TerminalUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { search(text: "") }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What is said where a search finds nothing.
public enum SearchUnavailableContent {
  /// That there are no results, and for what.
  public struct Label: LibraryView {
    let text: String

    public var body: some View {
      TerminalUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// What to try instead.
  public struct Description: LibraryView {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: LibraryView {
    public var body: some View { EmptyView() }
  }
}

/// One under the other in the middle, with rows between where there is room; what does not fit is cut off at the bottom.
private struct UnavailableLayout: Layout, Equatable {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let ideal = Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height } + max(0, sizes.count - 1))
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    let height = sizes.reduce(0) { $0 + $1.height }
    let gap = height + max(0, subviews.count - 1) <= bounds.height ? 1 : 0
    var y = bounds.minY + max(0, (bounds.height - height - gap * max(0, subviews.count - 1)) / 2)
    for (subview, size) in zip(subviews, sizes) {
      let x = bounds.minX + HorizontalAlignment.center.position(of: size.width, in: bounds.width)
      subview.place(at: Point(x: x, y: y), proposal: offer)
      y += size.height + gap
    }
  }
}
