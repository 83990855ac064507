import Observation
import Synchronization
import Testing

@testable import TerminalUI

/// What happened, in order, noted by the views of a test.
@MainActor private final class Log {
  var lines: [String] = []
  var bodies: [Int] = []
}

@MainActor @Suite struct LifetimeTests {
  private struct Row: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      log.bodies.append(number)
      return Text("row \(number) \(count)")
        .onAppear { log.lines.append("+\(number)") }
        .onDisappear { log.lines.append("-\(number)") }
        .onTapGesture { count += 1 }
    }
  }

  private func rows(_ log: Log, _ count: Int = 1000, height: Int = 4) -> ViewHost {
    ViewHost(width: 20, height: height) {
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0, log: log) } } }
    }
  }

  @Test func rowsAppearWhenTheyArePlacedAndTheirBodiesAreEvaluatedBefore() {
    let log = Log()
    let host = rows(log)
    #expect(log.lines == ["+0", "+1", "+2", "+3"])
    host.send(.downArrow)
    host.advance(frames: 5)
    #expect(log.bodies.contains(5))
    #expect(log.lines == ["+0", "+1", "+2", "+3", "-0", "+4"])
  }

  @Test func scrollingALineOverWhatWasPrefetchedBuildsMeasuresAndRendersNothing() {
    let log = Log()
    let host = rows(log)
    host.send(.downArrow)
    host.advance(frames: 5)
    host.send(.downArrow)
    let statistics = host.statistics
    #expect(statistics.rowsBuilt == statistics.rowsPrefetched)
    #expect(statistics.bodiesEvaluated == statistics.rowsPrefetched)
    #expect(statistics.rowsMeasured == statistics.rowsPrefetched)
    #expect(log.bodies.count == Set(log.bodies).count)
  }

  @Test func stateIsKeptForTheRetentionAndLostAfterIt() {
    let log = Log()
    let host = rows(log)
    host.send(.mouse(MouseEvent(.down, at: Point(x: 9, y: 0))))
    host.send(.mouse(MouseEvent(.up, at: Point(x: 9, y: 0))))
    #expect(host.screen.hasPrefix("      row 0 1"))
    for _ in 0..<8 { host.send(.downArrow) }
    host.send(.home)
    #expect(host.screen.hasPrefix("      row 0 1"))
    for _ in 0..<60 { host.send(.downArrow) }
    host.send(.home)
    #expect(host.screen.hasPrefix("      row 0 0"))
  }

  @Test func anIdleScreenDoesNothing() {
    let log = Log()
    let host = rows(log)
    host.send(.pageDown)
    host.advance(frames: 100)
    let before = host.statistics.total
    host.advance(frames: 50)
    #expect(host.statistics.total == before)
  }

  @Observable @MainActor final class Model {
    var name = "one"
    var other = 0
  }

  @Test func onlyWhoReadsAnObservedPropertyIsEvaluatedAgain() {
    struct Reader: View {
      let model: Model
      var body: some View { Text(model.name) }
    }
    struct Screen: View {
      let model: Model
      var body: some View { VStack { Reader(model: model) } }
    }
    let model = Model()
    let host = ViewHost(width: 5, height: 1) { Screen(model: model) }
    model.other += 1
    host.advance()
    #expect(host.statistics.bodiesEvaluated == 0)
    model.name = "two"
    host.advance()
    #expect(host.screen == " two")
    #expect(host.statistics.bodiesEvaluated == 1)
  }

  @Test func aModelMayChangeOnAnyThread() async {
    final class Box: Observable, @unchecked Sendable {
      let registrar = ObservationRegistrar()
      let stored = Mutex("old")
      var text: String {
        get {
          registrar.access(self, keyPath: \.text)
          return stored.withLock { $0 }
        }
        set { registrar.withMutation(of: self, keyPath: \.text) { stored.withLock { $0 = newValue } } }
      }
    }
    struct Reader: View {
      let box: Box
      var body: some View { Text(box.text) }
    }
    let box = Box()
    let host = ViewHost(width: 3, height: 1) { Reader(box: box) }
    await Task.detached { box.text = "new" }.value
    await host.settle()
    #expect(host.screen == "new")
  }

  @Test func aTaskRunsWhileItsViewIsOnTheScreen() async {
    struct Loader: View {
      @State private var text = "…"
      var body: some View { Text(text).task { text = "loaded" } }
    }
    let host = ViewHost(width: 6, height: 1) { Loader() }
    await host.settle()
    #expect(host.screen == "loaded")
  }
}
