/// Gives its content a way to scroll the scroll views inside it.
public struct ScrollViewReader<Content: View>: LibraryView {
  private let content: (ScrollViewProxy) -> Content
  @State private var link = ScrollLinks()

  /// Creates content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    content(ScrollViewProxy(links: link)).modified(ScrollReaderModifier(links: link))
  }
}

/// Scrolls the scroll views of a reader.
@preconcurrency @MainActor public struct ScrollViewProxy {
  let links: ScrollLinks

  /// Scrolls to the row of an id, also one never loaded; without an anchor by the least that shows it whole.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = ScrollTarget(place: .id(AnyHashable(id), anchor), animation: Transaction.animation)
    for scroll in links.scrolls where scroll.scroll(to: target) { return }
  }
}

/// The scroll views inside a reader.
@MainActor final class ScrollLinks {
  private var entries: [WeakScroll] = []

  private struct WeakScroll {
    weak var node: ScrollNode?
  }

  var scrolls: [ScrollNode] { entries.compactMap(\.node).filter(\.isAlive) }

  func add(_ scroll: ScrollNode) {
    entries.removeAll { $0.node == nil }
    entries.append(WeakScroll(node: scroll))
  }
}

private struct ScrollReaderModifier: NodeModifier {
  let links: ScrollLinks

  func makeNode(_ context: NodeContext) -> ModifierNode<ScrollReaderModifier> { ScrollReaderNode(self, context) }
}

private final class ScrollReaderNode: ModifierNode<ScrollReaderModifier>, ScrollCommanding {
  override var scrollCommanding: (any ScrollCommanding)? { self }
  func attach(_ scroll: ScrollNode) { modifier.links.add(scroll) }
}
