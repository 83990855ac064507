/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Where there is something to show.
  case automatic
  /// Where there is something to show.
  case visible
  /// Never.
  case hidden
}

/// A place where a screen shows what does not belong to its content.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The row above what a navigation stack shows.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// All places that a terminal has: the row above what a navigation stack shows.
  public static let automatic = ToolbarPlacement(name: "automatic")
}

struct BarModifier: NodeModifier {
  let visibility: Visibility

  func makeNode(_ context: NodeContext) -> ModifierNode<BarModifier> { BarNode(self, context) }
}

private final class BarNode: ModifierNode<BarModifier> {
  private weak var level: NavigationLevelNode?

  override init(_ modifier: BarModifier, _ context: NodeContext) {
    super.init(modifier, context)
    level = NavigationLevelNode.around(self)
    level?.hidesBar = modifier.visibility == .hidden
  }

  override func modifierDidChange(from old: BarModifier) { level?.hidesBar = modifier.visibility == .hidden }
  override func willBeDestroyed() { level?.hidesBar = false }
}

extension View {
  /// Shows or hides the bar of the navigation stack around while this view is seen; a terminal has no other bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified(BarModifier(visibility: visibility))
  }
}
