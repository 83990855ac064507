import TerminalUI
import Testing

private struct Model: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var children: [Model]?
}

private let tree = [
  Model(id: 1, name: "birds", children: [Model(id: 2, name: "crane"), Model(id: 3, name: "dove")]),
  Model(id: 4, name: "boxes", children: []),
  Model(id: 5, name: "star"),
]

private let flat = ["a", "b", "c", "d"].enumerated().map { Model(id: $0.offset, name: $0.element) }

@MainActor @Suite("Lists as SwiftUI writes them") struct ListParityTests {
  private struct Selecting: View {
    @State private var one: Int?
    @State private var many: Set<Model.ID> = []
    @State private var named: String? = "b"

    var body: some View {
      HStack(alignment: .top) {
        List(selection: $one) {
          Section("letters") { ForEach(flat) { Text($0.name) } }
          Section {
            Text("static").tag(100)
          } header: {
            Text("header")
          } footer: {
            Text("footer")
          }
        }
        List(flat, selection: $many) { model in Text(model.name) }
        List(flat, id: \.name, selection: $named) { Text($0.name) }
        Text("one \(one ?? -1) many \(many.count) named \(named ?? "-")")
      }
    }
  }

  @Test func `a list's selection is one, several or none`() {
    let host = ViewHost(width: 100, height: 12) { Selecting() }
    #expect(host.screen.contains("one -1 many 0 named b"))
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen.contains("one 1 many 0 named b"))
  }

  @Test func `a list of data, of a range and of bindings needs no ForEach`() {
    let host = ViewHost(width: 20, height: 6) {
      VStack(spacing: 0) {
        List(flat) { Text($0.name) }.listStyle(.plain)
        List(0..<2) { Text("row \($0)") }
        List(["x", "y"], id: \.self) { Text($0) }.listStyle(.sidebar)
      }
    }
    #expect(host.screen.contains("row 1"))
    #expect(host.screen.contains("x"))
  }

  private struct Trees: View {
    @State private var isExpanded = true
    @State private var isOpen = false
    @State private var selection: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(tree, children: \.children) { Text($0.name) }
        List(tree, children: \.children, selection: $selection) { Text($0.name) }
        List {
          OutlineGroup(tree, children: \.children) { item in Text("o \(item.name)") }
          OutlineGroup(tree[0], children: \.children) { item in Text("p \(item.name)") }
          DisclosureGroup("free") { Text("inside free") }
          DisclosureGroup("bound", isExpanded: $isOpen) { Text("inside bound") }
          DisclosureGroup(isExpanded: $isExpanded) {
            Text("inside own")
          } label: {
            Text("own")
          }
          Section("folding", isExpanded: $isExpanded) { Text("in section") }
          Section(isExpanded: $isExpanded) {
            Text("in own section")
          } header: {
            Text("own header")
          }
        }
        .listStyle(.sidebar)
      }
    }
  }

  @Test func `trees disclose their children`() {
    let host = ViewHost(width: 30, height: 40) { Trees() }
    #expect(host.screen.contains("birds"))
    #expect(!host.screen.contains("crane"))
    #expect(host.screen.contains("o birds"))
    #expect(host.screen.contains("p birds"))
    #expect(host.screen.contains("inside own"))
    #expect(!host.screen.contains("inside bound"))
    #expect(host.screen.contains("in section"))
    #expect(host.screen.contains("in own section"))
    host.send(.rightArrow)
    host.advance(frames: 30)
    #expect(host.screen.contains("crane"))
  }

  private struct Editing: View {
    @State private var items = flat
    @State private var moves = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List {
          ForEach(items) { Text($0.name) }
            .onMove { source, destination in
              items.move(fromOffsets: source, toOffset: destination)
              moves += 1
            }
            .onDelete { offsets in items.remove(atOffsets: offsets) }
        }
        Text(items.map(\.name).joined())
      }
    }
  }

  @Test func `rows move and go by offsets`() {
    let host = ViewHost(width: 20, height: 8) { Editing() }
    #expect(host.screen.contains("abcd"))
    for key: KeyEquivalent in ["m", .downArrow, .return] { host.send(key) }
    #expect(host.screen.contains("bacd"))
    host.send(.delete)
    #expect(host.screen.contains("bcd"))
  }

  private struct Reordering: View {
    @State private var items = flat
    @State private var isEnabled = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) {
          ForEach(items) { item in Text(item.name) }
            .reorderable()
        }
        .reorderContainer(for: Model.self) { difference in
          apply(difference)
        }
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(items) { item in Text(item.name) }
            .reorderable()
        }
        .reorderContainer(for: Model.self, isEnabled: isEnabled) { apply($0) }
        Text(items.map(\.name).joined())
      }
    }

    private func apply(_ difference: ReorderDifference<Model.ID, ReorderableSingleCollectionIdentifier>) {
      let moved = difference.sources.compactMap { id in items.first { $0.id == id } }
      items.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id):
        items.insert(contentsOf: moved, at: items.firstIndex { $0.id == id } ?? items.endIndex)
      case .end:
        items.append(contentsOf: moved)
      }
    }
  }

  @Test func `any container reorders, and tells the difference by ids`() {
    let host = ViewHost(width: 20, height: 10) { Reordering() }
    #expect(host.screen.contains("abcd"))
    for key: KeyEquivalent in ["m", .downArrow, .return] { host.send(key) }
    #expect(host.screen.contains("bacd"))
  }

  private struct Swiping: View {
    @State private var items = flat
    @State private var isStarred = false

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(items) { item in
            Text(item.name)
              .swipeActions {
                Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
              }
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button {
                  isStarred = true
                } label: {
                  Label("Star", systemImage: "star")
                }
              }
          }
        }
      }
      .swipeActionsContainer()
    }
  }

  @Test func `rows have swipe actions on both edges`() {
    let host = ViewHost(width: 30, height: 8) { Swiping() }
    #expect(host.screen.contains("a"))
    #expect(!host.screen.contains("Delete"))
  }
}
