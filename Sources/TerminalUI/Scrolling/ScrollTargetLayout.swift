/// Says whether the views directly inside are what a scroll view around is scrolled to and tells of.
struct ScrollTargetLayoutModifier: NodeModifier {
  let isEnabled: Bool

  func makeNode(_ context: NodeContext) -> ModifierNode<ScrollTargetLayoutModifier> {
    ScrollTargetLayoutNode(self, context)
  }
}

final class ScrollTargetLayoutNode: ModifierNode<ScrollTargetLayoutModifier> {}

extension View {
  /// Makes the views directly inside a stack the targets of the scroll view around: it tells of their ids, and no longer
  /// of others'.
  ///
  /// Where no stack is marked, the rows of lazy containers and all views with an id are targets, unlike in SwiftUI,
  /// where then nothing is.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension ScrollNode {
  /// What of the content can be scrolled to: ids, first cells in the viewport and extents along the axis, in order.
  func findTargets() -> [(id: AnyHashable, start: Int, extent: Int)] {
    var layouts: [ScrollTargetLayoutNode] = []
    forEachTargetNode(from: self) { node in
      if node is LazyNode { return false }
      guard let layout = node as? ScrollTargetLayoutNode, layout.modifier.isEnabled else { return true }
      layouts.append(layout)
      return false
    }
    if layouts.isEmpty { return owner.map { isTarget($0) ? $0.targets() : [] } ?? eagerTargets(in: [self]) }
    if let owner, layouts.contains(where: { owner.isInside($0) }) { return owner.targets() }
    return eagerTargets(in: layouts)
  }

  private func isTarget(_ lazy: any LazyContent) -> Bool {
    var node = lazy.parent
    while let current = node, current !== self {
      if let layout = current as? ScrollTargetLayoutNode { return layout.modifier.isEnabled }
      node = current.parent
    }
    return true
  }

  private func eagerTargets(in roots: [ViewNode]) -> [(id: AnyHashable, start: Int, extent: Int)] {
    var found: [(id: AnyHashable, start: Int, extent: Int)] = []
    for root in roots {
      forEachTargetNode(from: root) { node in
        if let layout = node as? ScrollTargetLayoutNode, !layout.modifier.isEnabled { return false }
        guard let identified = node.identified else { return true }
        var elements: [ViewNode] = []
        node.collectElements(into: &elements)
        if let element = elements.first {
          let start = element.position(of: .zero, inContentOf: self)[mainAxis] - offset(along: mainAxis)
          found.append((identified.identity, start, element.size[mainAxis]))
        }
        return false
      }
    }
    return found
  }

  /// Calls `visit` with the nodes below one, but for other scroll views; it tells whether to go on inside.
  private func forEachTargetNode(from root: ViewNode, _ visit: (ViewNode) -> Bool) {
    func descend(_ node: ViewNode) { if !(node is ScrollNode), visit(node) { node.forEachChild(descend) } }
    root.forEachChild(descend)
  }
}
