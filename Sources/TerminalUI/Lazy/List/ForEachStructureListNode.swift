import LazyLayout

/// A loop whose elements are sections or loops themselves: its closure is run for each, no row is built.
final class ForEachStructureListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedListNode<ForEach<Data, ID, Content>>
{
  private var children: [(id: ID, part: Part)] = []

  /// The list of one element, and the node that runs the closure for it.
  @MainActor private final class Part {
    var element: Data.Element
    var make: (Data.Element) -> Content
    var body: ListBodyNode<Content>?

    init(_ element: Data.Element, _ make: @escaping (Data.Element) -> Content) {
      self.element = element
      self.make = make
    }

    var node: ListNode? { body?.child }
  }

  override init(_ view: ForEach<Data, ID, Content>, _ context: ListContext) {
    super.init(view, context)
    rebuild()
  }

  override func viewDidChange(from old: ForEach<Data, ID, Content>) {
    LoopEdits.replace(old.edits, with: view.edits)
    rebuild()
  }

  private func rebuild() {
    var old: [ID: [Part]] = [:]
    for child in children.reversed() { old[child.id, default: []].append(child.part) }
    let order = children.map(\.id)
    children = view.data.map { element in
      let id = view.id(element)
      if let part = old[id]?.popLast() {
        part.element = element
        part.make = view.content
        part.body?.reevaluate()
        return (id, part)
      }
      let part = Part(element, view.content)
      part.body = ListBodyNode(context) { [unowned part] _ in part.make(part.element) }
      return (id, part)
    }
    for part in old.values.joined() { part.body?.destroy() }
    if order != children.map(\.id) { context.list.structureDidChange() }
  }

  override func collect(into items: inout [ListItem]) {
    for child in children { child.part.node?.collect(into: &items) }
  }

  override func find(_ id: AnyHashable) -> ListLocation? {
    if let id = id.base as? ID, let child = children.first(where: { $0.id == id }) {
      return child.part.node?.firstLocation
    }
    return children.lazy.compactMap { $0.part.node?.find(id) }.first
  }

  override func destroy() { for child in children { child.part.body?.destroy() } }
}
