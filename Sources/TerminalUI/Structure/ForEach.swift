/// A view for each element of a collection; an element keeps its identity by its id over every change of the data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  let id: (Data.Element) -> ID
  /// What the user may do with the rows.
  var edits: [LoopEdits] = []
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
}

extension ForEach where Content: View {
  /// Creates a view for each element, with the value at a key path as its id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Creates a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static var _subviewCount: Int? { nil }
  public static var _hasStructure: Bool { true }
  public static func _makeNode(_ view: ForEach, _ context: NodeContext) -> ViewNode { ForEachNode(view, context) }
  public static func _makeList(_ view: ForEach, _ context: ListContext) -> ListNode {
    Content._subviewCount == nil && Content._hasStructure
      ? ForEachStructureListNode(view, context) : ForEachListNode(view, context)
  }
}

/// The node of a loop in which all elements are built.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var nodes: [(key: Key, node: ElementNode<Data.Element, Content>)] = []

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    rebuild()
  }

  override func viewDidChange(from old: ForEach<Data, ID, Content>) {
    LoopEdits.replace(old.edits, with: view.edits)
    let before = nodes.map(\.key)
    rebuild()
    if before != nodes.map(\.key) { elementsDidChange() }
  }

  private func rebuild() {
    var old = Dictionary(nodes.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first })
    var occurrences: [ID: Int] = [:]
    nodes = view.data.map { element in
      let id = view.id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 { graph.diagnoseDuplicate(id) }
      let key = Key(id: id, occurrence: occurrence)
      if let node = old.removeValue(forKey: key) {
        node.inherit(environmentForChildren)
        node.update(element, view.content)
        return (key, node)
      }
      let node = ElementNode(element, AnyHashable(id), view.content, context())
      if isOnScreen { node.appear() }
      return (key, node)
    }
    for node in old.values { node.destroy() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { for entry in nodes { body(entry.node) } }

  override func collectElements(into elements: inout [ViewNode]) {
    for entry in nodes { entry.node.collectElements(into: &elements) }
  }
}
