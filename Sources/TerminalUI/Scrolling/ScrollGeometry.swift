/// Where a scroll view is in its content; of lazy content the size and the offset are partly estimated.
public struct ScrollGeometry: Hashable, Sendable {
  /// The distance from the content's beginning to the visible rect's.
  public var contentOffset: Point
  /// The size of all content.
  public var contentSize: Size
  /// The size of the part that is seen.
  public var containerSize: Size
  /// How many cells of the first row in view lie before the visible rect; SwiftUI does not tell.
  ///
  /// The row's id and this number name a place exactly, also where offsets are estimates.
  public var rowOffset: Int
  /// Whether rows not yet measured have a part in the numbers; SwiftUI does not tell.
  public var isEstimated: Bool
  /// What the lazy stack inside knows of its rows; SwiftUI does not tell.
  public var rows: LazyRowCounts
  /// The part of the content that is seen.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}

/// What a lazy stack knows of its rows.
public struct LazyRowCounts: Hashable, Sendable {
  /// The rows there are, as far as is known without building them.
  public var all = 0
  /// The rows measured at the present width.
  public var measured = 0
  /// The rows whose views are kept.
  public var live = 0
  /// The mean extent of the rows measured, in cells.
  public var meanExtent = 0.0

  /// Creates the counts of nothing.
  public init() {}
}

struct ScrollGeometryModifier<Value: Equatable>: NodeModifier {
  let read: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<ScrollGeometryModifier> { ScrollGeometryNode(self, context) }
}

private final class ScrollGeometryNode<Value: Equatable>: ModifierNode<ScrollGeometryModifier<Value>>, ScrollObserving {
  override var scrollObserving: (any ScrollObserving)? { self }
  private var last: Value?

  func scrollDidChange(_ scroll: ScrollNode) {
    let value = modifier.read(scroll.geometry)
    if value == last { return }
    let old = last ?? value
    last = value
    modifier.action(old, value)
  }
}

extension View {
  /// Runs an action when a value made from the geometry of the scroll view inside changes, and when it is first known.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(ScrollGeometryModifier(read: transform, action: action))
  }
}
