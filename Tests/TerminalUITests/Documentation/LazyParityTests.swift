import TerminalUI
import Testing

private struct Fold: Identifiable, Hashable {
  let id: Int
  var name: String { "fold \(id)" }
}

private let folds = (0..<100).map(Fold.init)

@MainActor @Suite("Lazy stacks, grids and sections as SwiftUI writes them") struct LazyParityTests {
  @Test func `lazy stacks take elements by identity, key path and range`() {
    let host = ViewHost(width: 20, height: 6) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(folds.prefix(2)) { Text($0.name) }
          } header: {
            Text("HEAD")
          } footer: {
            Text("FOOT")
          }
          Section("title") {
            ForEach(folds.prefix(1), id: \.name) { fold in Text(fold.name) }
          }
          ForEach(0..<1000) { Text("row \($0)") }
          ForEach(Array(folds.enumerated()), id: \.element.id) { index, fold in Text("\(index) \(fold.name)") }
          ForEach(folds.indices, id: \.self) { Text("\($0)") }
          ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
    }
    #expect((0..<3).map { host.line($0) } == ["HEAD", "fold 0", "fold 1"])
    #expect(host.screen.contains("FOOT"))
  }

  private enum Fruit: String, CaseIterable { case apple, pear }

  @Test func `a horizontal scroll view holds a lazy row`() {
    let host = ViewHost(width: 12, height: 2) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 2) {
          ForEach(folds) { fold in Text("\(fold.id)") }
        }
      }
    }
    #expect(host.screen.hasPrefix("0  1  2  3"))
    host.send(.rightArrow)
    #expect(!host.screen.hasPrefix("0"))
  }

  @Test func `grids take their columns in SwiftUI's three kinds`() {
    let host = ViewHost(width: 30, height: 8) {
      ScrollView {
        LazyVGrid(
          columns: [
            GridItem(.fixed(4)), GridItem(.flexible(minimum: 2, maximum: 10), spacing: 1, alignment: .leading),
            GridItem(.flexible()),
          ], alignment: .leading, spacing: 1, pinnedViews: .sectionHeaders
        ) {
          Section {
            ForEach(folds) { fold in Text("\(fold.id)") }
          } header: {
            Text("GRID")
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 5))]) { Text("adaptive") }
      }
      .scrollIndicators(.hidden)
    }
    #expect(host.screen.contains("GRID"))
    let row = ViewHost(width: 30, height: 4) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(1), spacing: 0), count: 2), alignment: .top, spacing: 1) {
          ForEach(folds) { Text("\($0.id)") }
        }
      }
      .scrollIndicators(.never, axes: .horizontal)
    }
    #expect(row.screen.contains("0 2 4"))
    #expect(row.screen.contains("1 3 5"))
  }

  @Test func `a scroll view reader scrolls to an id`() {
    let host = ViewHost(width: 20, height: 4) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation { proxy.scrollTo(50, anchor: .top) } }
          ScrollView { LazyVStack { ForEach(folds) { Text($0.name) } } }
        }
      }
    }
    host.send(.return)
    host.advance(frames: 120)
    #expect(host.screen.contains("fold 50"))
    #expect(!host.screen.contains("fold 49"))
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var visible: [Int] = []
    @State private var isAtTop = true
    @State private var offset = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Button("id") { position.scrollTo(id: 40, anchor: .top) }
          Button("end") { position.scrollTo(edge: .bottom) }
          Button("y") { position.scrollTo(y: 7) }
          Button("point") { position.scrollTo(point: Point(x: 0, y: 9)) }
          Button("plain") { position.scrollTo(id: 3) }
          Button("anew") { position = ScrollPosition(edge: .top) }
        }
        Text("\(offset) \(isAtTop ? "top" : "below") \(position.viewID(type: Int.self) ?? -1)")
        Text("\(visible.first ?? -1)")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(folds) { fold in
              Text(fold.name)
                .scrollTransition { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: 0, y: phase.value * 0)
                }
                .scrollTransition(.animated, axis: .vertical) { content, phase in
                  content.scaleEffect(1 - abs(phase.value) * 0).rotationEffect(.degrees(phase.value * 0))
                }
                .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, phase in
                  content.opacity(phase == .topLeading ? 1 : 1)
                }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Int.self) { geometry in
          geometry.contentOffset.y
        } action: { oldValue, newValue in
          offset = newValue
        }
        .onScrollGeometryChange(for: Bool.self, of: { $0.visibleRect.minY <= 0 }) { isAtTop = $1 }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { visible = $0 }
      }
    }
  }

  @Test func `a scroll position goes to ids, edges, offsets and points, and is read back`() {
    let host = ViewHost(width: 60, height: 8) { Positioned() }
    host.advance(frames: 3)
    func press(_ count: Int) {
      for _ in 0..<count { host.send(.tab) }
      host.send(.return)
      host.advance(frames: 60)
    }
    host.send(.return)
    host.advance(frames: 60)
    #expect(host.screen.contains("40 below"))
    #expect(host.screen.contains("fold 40"))
    press(1)
    #expect(host.screen.contains("fold 99"))
    press(1)
    #expect(host.screen.contains("7 below"))
    press(1)
    #expect(host.screen.contains("9 below"))
    press(1)
    #expect(host.screen.contains("fold 3"))
    press(1)
    #expect(host.screen.contains("0 top"))
  }

  private struct ById: View {
    @State private var id: Int? = 20

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(folds) { Text($0.name) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: .top)
      .overlay(alignment: .bottom) { Text("at \(id ?? -1)") }
    }
  }

  @Test func `a scroll position may be an id alone`() {
    let host = ViewHost(width: 20, height: 5) { ById() }
    host.advance(frames: 5)
    #expect(host.screen.contains("fold 20"))
    host.send(.downArrow)
    host.advance(frames: 5)
    #expect(host.screen.contains("at 21"))
  }
}
