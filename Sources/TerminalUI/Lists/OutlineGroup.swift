/// The rows of a tree: an element with children is a group that is opened and closed, one without is a row.
///
/// What a closed group contains is not evaluated.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: LibraryView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates the rows of a tree whose elements have the value at a key path as their ids.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(
        element: element, id: AnyHashable(element[keyPath: id]), children: element[keyPath: children], content: content
      ) { OutlineGroup($0, id: id, children: children, content: content) }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the rows of a tree of identifiable elements.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the rows of one element and the tree under it.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, Data: RangeReplaceableCollection {
    self.init(Data(CollectionOfOne(root)), children: children, content: content)
  }
}

/// An element of a tree: a row, with a group under it where it has children.
private struct OutlineRow<Data: RandomAccessCollection, Leaf: View, Inside: View>: LibraryView {
  let element: Data.Element
  let id: AnyHashable
  let children: Data?
  let content: (Data.Element) -> Leaf
  let inside: (Data) -> Inside

  var body: some View {
    if let children {
      DisclosureRows(isExpanded: nil, content: { inside(children) }, label: content(element), tag: id)
    } else {
      content(element).padding(.leading, 2).modified(TraitModifier(key: TagKey.self, value: id))
    }
  }
}
