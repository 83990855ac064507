import Observation
import Testing

@testable import TerminalUI

/// Something that lives as long as the state of the view that has it.
@MainActor private final class Token {
  init(_ log: TokenLog) { log.add(self) }
}

@MainActor private final class TokenLog {
  private struct Entry {
    weak var token: Token?
  }
  private var entries: [Entry] = []
  private(set) var made = 0

  func add(_ token: Token) {
    entries.append(Entry(token: token))
    made += 1
  }

  var alive: Int { entries.filter { $0.token != nil }.count }
}

private struct Keeper: View {
  let log: TokenLog
  @State private var token: Token?

  var body: some View { Text(token == nil ? "new" : "kept").onAppear { token = Token(log) } }
}

@Observable @MainActor private final class Shown {
  var isShown = false
  var number = 0
}

@Observable @MainActor private final class Path {
  var levels: [Int] = []
}

@MainActor @Suite struct LeavingTests {
  /// Shows and hides views three times; how many of their states there are while shown and afterwards.
  private func states<Content: View>(
    @ViewBuilder _ content: @escaping (TokenLog) -> Content
  ) -> (shown: Int, after: Int) {
    let log = TokenLog()
    let shown = Shown()
    let host = ViewHost(width: 20, height: 10) {
      Text("below").sheet(isPresented: Binding(get: { shown.isShown }, set: { shown.isShown = $0 })) { content(log) }
    }
    var most = 0
    for _ in 0..<3 {
      shown.isShown = true
      host.advance(frames: 3)
      most = max(most, log.alive)
      shown.isShown = false
      host.advance(frames: 3)
    }
    #expect(log.made >= 3)
    return (most, log.alive)
  }

  @Test func nothingOfASheetIsLeftOnceItIsClosed() {
    let count = states { log in VStack { Keeper(log: log) } }
    #expect(count == (1, 0))
  }

  @Test func nothingOfALazyStackIsLeftOnceItIsGone() {
    let count = states { log in
      ScrollView {
        LazyVStack {
          Section("above") { ForEach(0..<4, id: \.self) { _ in Keeper(log: log) } }
          Keeper(log: log).padding(1)
          ForEach(0..<2, id: \.self) { index in if index > 0 { Keeper(log: log) } }
        }
      }
    }
    #expect(count.shown > 4)
    #expect(count.after == 0)
  }

  @Test func nothingOfALazyGridIsLeftOnceItIsGone() {
    let count = states { log in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(6)), GridItem(.fixed(6))]) {
          ForEach(0..<4, id: \.self) { _ in Keeper(log: log) }
        }
      }
    }
    #expect(count == (4, 0))
  }

  @Test func nothingOfAListIsLeftOnceItIsGone() {
    let count = states { log in List { ForEach(0..<4, id: \.self) { _ in Keeper(log: log) } }.frame(height: 6) }
    #expect(count == (4, 0))
  }

  @Test func nothingOfAScrollViewWhosePlaceIsFollowedIsLeftOnceItIsGone() {
    struct Scrolled: View {
      let log: TokenLog
      @State private var position = ScrollPosition()
      var body: some View { ScrollView { Keeper(log: log) }.scrollPosition($position) }
    }
    let count = states { log in Scrolled(log: log) }
    #expect(count == (1, 0))
  }

  @Test func aViewThatKeepsTheGeometryItWasMadeFromIsNotKeptByIt() {
    let count = states { log in
      GeometryReader { geometry in Keeper(log: log).onTapGesture { _ = geometry.size } }
    }
    #expect(count == (1, 0))
  }

  @Test func nothingOfAPushedLevelIsLeftOnceItIsLeft() {
    struct Pushed: View {
      let log: TokenLog
      let path: Path
      var body: some View {
        NavigationStack(path: Binding(get: { path.levels }, set: { path.levels = $0 })) {
          Text("root").navigationDestination(for: Int.self) { _ in
            ScrollView { LazyVStack { ForEach(0..<2, id: \.self) { _ in Keeper(log: log) } } }
          }
        }
      }
    }
    let log = TokenLog()
    let path = Path()
    let host = ViewHost(width: 20, height: 6) { Pushed(log: log, path: path) }
    for _ in 0..<3 {
      path.levels = [1]
      host.advance(frames: 3)
      #expect(log.alive == 2)
      path.levels = []
      host.advance(frames: 3)
      #expect(log.alive == 0)
    }
  }

  /// A node of which Observation is asked for news again and again.
  private final class Reader: ViewNode, Evaluating {
    let reads = Reads()
    func reevaluate() {}
  }

  @Test func whoAskedForNewsThatNeverCameIsForgottenWhenItAsksAnew() {
    let shown = Shown()
    let graph = ViewGraph(capabilities: TerminalCapabilities())
    let reader = Reader(NodeContext(graph: graph, parent: nil, environment: EnvironmentValues()))
    struct Asked {
      weak var notice: ChangeNotice?
    }
    var asked: [Asked] = []
    for _ in 0..<10 {
      _ = reader.tracking { shown.number }
      asked.append(Asked(notice: reader.reads.notice))
    }
    // The first of a type is not known to read what is observed.
    #expect(asked.filter { $0.notice != nil }.count <= 2)
    #expect(!graph.hasInvalid)
    MainTurn.run { shown.number += 1 }
    #expect(graph.hasInvalid)
    graph.evaluate()
    reader.reads.removeAll()
    #expect(asked.dropFirst().allSatisfy { $0.notice == nil })
  }

  @Test func aWaitThatIsCalledOffIsForgottenByObservation() {
    final class Payload: Sendable {}
    struct Entry {
      weak var payload: Payload?
    }
    let shown = Shown()
    var entries: [Entry] = []
    for _ in 0..<3 {
      let payload = Payload()
      let wait = ChangeWait()
      entries.append(Entry(payload: payload))
      withObservationTracking {
        wait.join()
        _ = shown.number
      } onChange: {
        _ = payload
      }
      wait.callOff()
      #expect(!wait.isOn)
    }
    #expect(entries.allSatisfy { $0.payload == nil })
  }
}
