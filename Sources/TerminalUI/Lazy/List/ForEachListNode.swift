import LazyLayout

/// A loop in a lazy container: a run of rows, none of them built until it is needed.
final class ForEachListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedListNode<ForEach<Data, ID, Content>>, RowProviding
{
  private var nodes: [Int: WeakElement] = [:]
  private var resolved: [Int: RowRoot] = [:]
  /// Where an id was seen last when a row was made.
  private var places: [ID: Int] = [:]
  let kind: RowKind
  var run: RunID?
  weak var lines: GridLines?

  private struct WeakElement {
    weak var node: ElementNode<Data.Element, Content>?
  }

  override init(_ view: ForEach<Data, ID, Content>, _ context: ListContext) {
    kind = context.list.makeKind()
    super.init(view, context)
  }

  var elementCount: Int { view.data.count }
  var subviews: Subviews { Content._subviewCount.map { .constant($0) } ?? .dynamic }

  override func collect(into items: inout [ListItem]) { items.append(.run(self)) }

  private static func element(_ index: Int, of data: Data) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  func id(of element: Int) -> AnyHashable? { AnyHashable(view.id(Self.element(element, of: view.data))) }

  func makeRoot(of element: Int) -> RowRoot {
    if let root = resolved[element], root.isAlive { return root }
    if let node = nodes[element]?.node, node.isAlive, let root = RowRoot.around(node) { return root }
    let value = Self.element(element, of: view.data)
    noteID(of: value, at: element)
    let root = context.makeRoot(of: kind) { context in
      let node = ElementNode(value, AnyHashable(view.id(value)), view.content, context)
      nodes[element] = WeakElement(node: node)
      return node
    }
    if subviews == .dynamic {
      root.element = element
      resolved[element] = root
    }
    return root
  }

  /// Tells of an id that another element has too, as far as rows were made.
  private func noteID(of value: Data.Element, at element: Int) {
    let id = view.id(value)
    let other = places.updateValue(element, forKey: id)
    guard let other, other != element, other < view.data.count,
      view.id(Self.element(other, of: view.data)) == id
    else { return }
    context.parent.graph.diagnoseDuplicate(id)
  }

  override func find(_ id: AnyHashable) -> ListLocation? {
    guard let id = id.base as? ID, let index = index(of: id) else { return nil }
    return ListLocation(run: self, element: index)
  }

  /// - Complexity: O(1) for a range of numbers that are their own ids, else O(elements); nothing is built.
  private func index(of id: ID) -> Int? {
    if let range = view.data as? Range<Int>, let number = id as? Int {
      guard range.contains(number) else { return nil }
      let index = number - range.lowerBound
      if view.id(Self.element(index, of: view.data)) == id { return index }
    }
    for (index, element) in view.data.enumerated() where view.id(element) == id { return index }
    return nil
  }

  // MARK: New data

  override func viewDidChange(from old: ForEach<Data, ID, Content>) {
    LoopEdits.replace(old.edits, with: view.edits)
    let known = run.map { context.list.knownElements(of: $0) } ?? shownElements
    let survivors = survivors(known, from: old)
    if old.data.count != view.data.count || survivors.contains(where: { $0.old != $0.new })
      || survivors.count != known.count
    {
      remap(survivors)
      if let run { context.list.update(run, count: view.data.count, survivors: survivors) }
      lines?.elementsDidChange(in: self, survivors)
    }
    for (index, entry) in nodes {
      guard let node = entry.node, node.isAlive else { continue }
      node.updateRow(Self.element(index, of: view.data), view.content)
    }
  }

  /// The elements whose views are there.
  private var shownElements: [Int] { nodes.filter { $0.value.node?.isAlive ?? false }.keys.sorted() }

  private func remap(_ survivors: [(old: Int, new: Int)]) {
    var nodes: [Int: WeakElement] = [:]
    var resolved: [Int: RowRoot] = [:]
    for (old, new) in survivors {
      nodes[new] = self.nodes[old]
      resolved[new] = self.resolved.removeValue(forKey: old)
      resolved[new]?.element = new
    }
    for root in self.resolved.values { root.destroy() }
    self.nodes = nodes
    self.resolved = resolved
  }

  /// Where the elements that are known went: looked for with the last shift and near it, then in one pass over the ids.
  private func survivors(_ known: [Int], from old: ForEach<Data, ID, Content>) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int)] = []
    var missing: [ID: [Int]] = [:]
    var shift = 0
    var taken: Set<Int> = []
    let count = view.data.count
    for index in known where index < old.data.count {
      let id = old.id(Self.element(index, of: old.data))
      let near = [shift, 0, shift - 1, shift + 1].first { shift in
        let place = index + shift
        return place >= 0 && place < count && !taken.contains(place)
          && view.id(Self.element(place, of: view.data)) == id
      }
      if let near {
        shift = near
        taken.insert(index + near)
        found.append((index, index + near))
      } else {
        missing[id, default: []].append(index)
      }
    }
    if !missing.isEmpty {
      for (place, element) in view.data.enumerated() where !taken.contains(place) {
        let id = view.id(element)
        guard let index = missing[id]?.first else { continue }
        found.append((index, place))
        missing[id]?.removeFirst()
        if missing[id]?.isEmpty ?? false { missing[id] = nil }
        if missing.isEmpty { break }
      }
    }
    return found.sorted { $0.new < $1.new }
  }

  override func destroy() { for root in resolved.values { root.destroy() } }
}
