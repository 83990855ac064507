import Testing

@testable import TerminalUI

/// What becomes of views when their host goes.
@MainActor struct ViewHostLifeTests {
  private final class Held {}

  private struct Holder: View {
    @State var held: Held
    let onGone: () -> Void
    @FocusState private var isFocused: Bool
    @State private var showsSheet = true

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<50, id: \.self) { index in
            Button("row \(index)") { _ = held }.focused($isFocused)
          }
        }
      }
      .onKeyPress("a") { .handled }
      .onDisappear(perform: onGone)
      .sheet(isPresented: $showsSheet) { Text("sheet").onKeyPress("b") { .handled } }
    }
  }

  @Test func `views disappear with their host, and nothing of them stays in memory`() async {
    weak var held: Held?
    weak var graph: ViewGraph?
    var disappeared = 0
    do {
      let object = Held()
      held = object
      let host = ViewHost(width: 20, height: 6) { Holder(held: object) { disappeared += 1 } }
      host.send(.escape)
      host.send(.downArrow)
      graph = host.host.graph
      #expect(held != nil && graph != nil)
    }
    // The host may end in a later turn of the main actor.
    for _ in 0..<1000 where graph != nil { await Task.yield() }
    #expect(disappeared == 1)
    #expect(held == nil)
    #expect(graph == nil)
  }

  private struct Counter: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View { Button("\(count)") { count += 1 }.focused($isFocused) }
  }

  @Test func `no kind of view holds on to its host`() async {
    #expect(await isGone { VStack { Text("a") } })
    #expect(await isGone { Counter() })
    #expect(await isGone { ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } } })
    #expect(await isGone { ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 4))]) { Counter() } } })
    #expect(await isGone { List { Section("a") { Counter() } } })
    #expect(await isGone { Text("a").sheet(isPresented: .constant(true)) { List { Text("b") } } })
    #expect(await isGone { Text("a").onKeyPress("a") { .handled }.onAppear {}.onDisappear {}.task {} })
    #expect(await isGone { NavigationStack { NavigationLink("a") { Text("b") } } })
  }

  private func isGone<Content: View>(@ViewBuilder _ content: () -> Content) async -> Bool {
    weak var graph: ViewGraph?
    do {
      let host = ViewHost(width: 20, height: 6, content: content)
      host.send(.downArrow)
      host.send(.return)
      graph = host.host.graph
    }
    for _ in 0..<1000 where graph != nil { await Task.yield() }
    return graph == nil
  }
}
