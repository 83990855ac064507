/// Binds the id of the row that a scroll view is at.
struct ScrollIDModifier<ID: Hashable>: NodeModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func makeNode(_ context: NodeContext) -> ModifierNode<ScrollIDModifier> { ScrollIDNode(self, context) }
}

private final class ScrollIDNode<ID: Hashable>: ModifierNode<ScrollIDModifier<ID>>, ScrollCommanding, ScrollObserving,
  Evaluating
{
  let reads = Reads()
  override var scrollCommanding: (any ScrollCommanding)? { self }
  override var scrollObserving: (any ScrollObserving)? { self }
  private weak var scroll: ScrollNode?
  /// The id that was scrolled to, or told last.
  private var known: ID?

  override init(_ modifier: ScrollIDModifier<ID>, _ context: NodeContext) {
    super.init(modifier, context)
    reevaluate()
  }

  override func modifierDidChange(from old: ScrollIDModifier<ID>) { reevaluate() }

  func attach(_ scroll: ScrollNode) {
    if self.scroll?.isAlive ?? false { return }
    self.scroll = scroll
    known = nil
    reevaluate()
  }

  func reevaluate() {
    let id = modifier.id
    let wanted = tracking { id.wrappedValue }
    guard let scroll, wanted != known else { return }
    known = wanted
    guard let wanted else { return }
    scroll.scroll(
      to: ScrollTarget(place: .id(AnyHashable(wanted), modifier.anchor), animation: Transaction.animation))
  }

  func scrollDidChange(_ scroll: ScrollNode) {
    guard scroll === self.scroll, scroll.wasScrolledByUser,
      let first = scroll.visibleTargets(threshold: 0).lazy.compactMap({ $0.base as? ID }).first, first != known
    else { return }
    known = first
    modifier.id.wrappedValue = first
  }

  override func willBeDestroyed() { reads.removeAll() }
}
