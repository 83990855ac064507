import LazyLayout

/// What keeps the content of a lazy container without building its rows: which runs and sections there are, in order.
@MainActor public class ListNode {
  let context: ListContext

  init(_ context: ListContext) { self.context = context }

  /// Adds the runs and sections to what stands in the container, in order.
  func collect(into items: inout [ListItem]) {}

  /// Where the row of an id is; rows are not built to find it.
  func find(_ id: AnyHashable) -> ListLocation? { nil }

  /// The first row or header.
  var firstLocation: ListLocation? {
    var items: [ListItem] = []
    collect(into: &items)
    return items.lazy.compactMap(\.firstLocation).first
  }

  /// Its rows are gone.
  func destroy() {}
}

/// A list node of one type of view, which takes new values of that type.
class TypedListNode<Content: View>: ListNode {
  private(set) final var view: Content

  init(_ view: Content, _ context: ListContext) {
    self.view = view
    super.init(context)
  }

  final func update(_ view: Content) {
    let old = self.view
    self.view = view
    viewDidChange(from: old)
  }

  func viewDidChange(from old: Content) {}
}

extension ListNode {
  /// The list node for `view` in place of `old`: the same one if it is of the same type, else a new one.
  final func reconcile<Content: View>(
    _ old: ListNode?, with view: Content, _ context: ListContext? = nil
  ) -> ListNode {
    if let node = old as? TypedListNode<Content> {
      node.update(view)
      return node
    }
    old?.destroy()
    self.context.list.structureDidChange()
    return Content._makeList(view, context ?? self.context)
  }
}

/// What list nodes are made with; what it names owns them.
@MainActor public struct ListContext {
  unowned let list: LazyRows
  /// The node that rows hang below: the container's, or that of a view around them.
  unowned let parent: ViewNode
  /// Modifiers on views of several rows, innermost last: each wraps the root of every row.
  var decorators: [RowDecorator] = []

  /// Makes the root of an element's rows, with the modifiers around it; scroll views inside stand where they stood.
  func makeRoot(of kind: RowKind, _ make: (NodeContext) -> ViewNode) -> RowRoot {
    let root = RowRoot(parent.context(for: parent.environmentForChildren)) {
      Self.decorate(decorators[...], $0, make)
    }
    list.scrollMemory.restore(root, of: kind)
    root.onLetGo = { [weak list, unowned root] in list?.scrollMemory.note(root, of: kind) }
    return root
  }

  private static func decorate(
    _ decorators: ArraySlice<RowDecorator>, _ context: NodeContext, _ make: (NodeContext) -> ViewNode
  ) -> ViewNode {
    guard let first = decorators.first else { return make(context) }
    return first.wrap(context) { decorate(decorators.dropFirst(), $0, make) }
  }
}

/// A modifier around the rows of a list.
struct RowDecorator {
  let wrap: @MainActor (NodeContext, (NodeContext) -> ViewNode) -> ViewNode
}

/// What stands in a lazy container.
@MainActor enum ListItem {
  case run(any RowProviding)
  case section(SectionItem)

  var key: ObjectIdentifier {
    switch self {
    case .run(let run): ObjectIdentifier(run)
    case .section(let section): ObjectIdentifier(section)
    }
  }

  var firstLocation: ListLocation? {
    switch self {
    case .run(let run): run.elementCount > 0 ? ListLocation(run: run, element: 0) : nil
    case .section(let section): section.firstLocation
    }
  }
}

/// A section with its header's and footer's runs and what stands in it.
@MainActor final class SectionItem {
  var header: (any RowProviding)?
  var footer: (any RowProviding)?
  var content: [ListItem] = []
  /// What of it stands in the engine.
  var shown: [ListItem] = []
  var shownHeader: (any RowProviding)?
  var shownFooter: (any RowProviding)?
  /// The section in the engine, once it is there.
  var id: SectionID?

  var firstLocation: ListLocation? {
    if let header { return ListLocation(run: header, element: 0) }
    return content.lazy.compactMap(\.firstLocation).first ?? footer.map { ListLocation(run: $0, element: 0) }
  }
}

/// A row by its run and element.
@MainActor struct ListLocation {
  let run: any RowProviding
  let element: Int
}

/// A list node that is a run of rows: it makes the views of its elements when asked.
@MainActor protocol RowProviding: ListNode {
  /// The run in the engine, once it is there.
  var run: RunID? { get set }
  var kind: RowKind { get }
  var elementCount: Int { get }
  var subviews: Subviews { get }
  /// Makes the node of an element; of an element that was resolved, the one kept.
  func makeRoot(of element: Int) -> RowRoot
  func id(of element: Int) -> AnyHashable?
  /// The lines of a grid that its rows are cells of.
  var lines: GridLines? { get set }
}
