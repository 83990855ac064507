/// Rows one under the other, built only when they are about to be seen, which the user can choose among.
///
/// With a `selection` each row has a mark of its own: arrows move it, with Shift they add to a set; Space turns a row of
/// a set on and off, as a click with Control does. Typing goes to the next row whose text begins so. A row stands for
/// its `tag(_:)`, or for the id of the loop's element that it is.
public struct List<SelectionValue: Hashable, Content: View>: LibraryView {
  private let selection: ListSelection?
  private let content: Content
  @Environment(\.listStyle) private var style
  @State private var typed = TypedText()

  private init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: style == .sidebar ? [] : .sectionHeaders) {
        content
          .modified(ListRowModifier(selection: selection, chosen: selection?.value()))
          .modified(ListRowFocusModifier(selection: selection))
      }
    }
    .environment(\.listTypedText, selection == nil ? nil : typed)
  }
}

extension List {
  /// Creates a list in which any number of rows are chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Creates a list in which one row is chosen, or none.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Creates a list of a row for each element, in which any number of rows are chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a row for each element, in which one row is chosen, or none.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a row for each element, in which any number of rows are chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of a row for each element, in which one row is chosen, or none.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of a tree, in which any number of rows are chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree, in which one row is chosen, or none.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Creates a list of a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element, with the value at a key path as its id.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list of a tree: an element with children is opened and closed.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }
}
