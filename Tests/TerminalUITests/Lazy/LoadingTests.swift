import Observation
import Testing

@testable import TerminalUI

/// When rows begin to load, and what of them lasts how long.
@MainActor @Suite struct LoadingTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  /// Begins to load when it is made.
  @MainActor @Observable final class Loader {
    init(_ number: Int, _ log: Log) { log.lines.append("load \(number)") }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var loader: Loader

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
      _loader = State(initialValue: Loader(number, log))
    }

    var body: some View {
      Text("row \(number)")
        .onAppear { log.lines.append("appear \(number)") }
        .task { log.lines.append("task \(number)") }
    }
  }

  private func rows(_ log: Log) -> ViewHost {
    ViewHost(width: 12, height: 4) {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<1000, id: \.self) { Row($0, log) } } }
    }
  }

  @Test func aLoaderMadeWithTheRowStartsWhenItIsPrefetchedAndATaskWhenItAppears() async {
    let log = Log()
    let host = rows(log)
    host.send(.downArrow)
    host.advance(frames: 10)
    await host.settle()
    #expect(log.lines.contains("load 6"))
    #expect(!log.lines.contains("appear 6"))
    #expect(!log.lines.contains("task 6"))
    for _ in 0..<2 { host.send(.downArrow) }
    await host.settle()
    let order = log.lines.filter { $0.hasSuffix(" 6") }
    #expect(order == ["load 6", "appear 6", "task 6"])
    #expect(log.lines.count { $0.hasPrefix("load") } == Set(log.lines.filter { $0.hasPrefix("load") }).count)
  }

  @Test func aRowThatWasPrefetchedBeforeTheUserTurnedBackNeverAppears() async {
    let log = Log()
    let host = rows(log)
    for _ in 0..<20 { host.send(.downArrow) }
    host.advance(frames: 10)
    for _ in 0..<20 { host.send(.upArrow) }
    await host.settle()
    let built = Set(log.lines.filter { $0.hasPrefix("load") }.map { $0.dropFirst(5) })
    let seen = Set(log.lines.filter { $0.hasPrefix("appear") }.map { $0.dropFirst(7) })
    #expect(seen == Set((0..<24).map { "\($0)"[...] }))
    #expect(built.isSuperset(of: ["24", "25", "26"]))
    #expect(log.lines.filter { $0.hasPrefix("task") }.allSatisfy { seen.contains($0.dropFirst(5)) })
  }

  @Test func aTaskIsCancelledWhenItsRowLeaves() async {
    let log = Log()
    let host = ViewHost(width: 12, height: 4) {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { number in
            Text("row \(number)").task {
              guard number == 0 else { return }
              log.lines.append("begun")
              while !Task.isCancelled { await Task.yield() }
              log.lines.append("cancelled")
            }
          }
        }
      }
    }
    while log.lines.isEmpty { await Task.yield() }
    host.advance(frames: 3)
    #expect(log.lines == ["begun"])
    host.send(.pageDown)
    host.send(.pageDown)
    await host.settle()
    #expect(log.lines == ["begun", "cancelled"])
  }

  @Test func aTaskWhoseViewLeftBeforeItRanDoesNothing() async {
    let log = Log()
    let host = rows(log)
    for _ in 0..<3 { host.send(.pageDown) }
    await host.settle()
    let seen = ["task 6", "task 7", "task 8", "task 9"]
    #expect(log.lines.contains("appear 0"))
    #expect(log.lines.filter { $0.hasPrefix("task") }.sorted() == seen)
  }

  @Observable @MainActor final class Model {
    var isOn: [Int: Bool] = [:]
  }

  @Test func stateInABindingOrAModelOutlivesItsRow() {
    struct Bound: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("bound", isOn: $isOn) }
    }
    struct Screen: View {
      let model: Model
      @State private var values = Array(repeating: false, count: 300)
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<300, id: \.self) { row in
              if row == 1 {
                Toggle(
                  "model",
                  isOn: Binding {
                    model.isOn[row] ?? false
                  } set: {
                    model.isOn[row] = $0
                  })
              } else {
                Bound(isOn: $values[row])
              }
            }
          }
        }
      }
    }
    let host = ViewHost(width: 14, height: 4) { Screen(model: Model()) }
    host.click(x: 1, y: 0)
    host.click(x: 1, y: 1)
    host.click(x: 1, y: 3)
    let screen = [0, 1, 2].map(host.line)
    #expect(screen == ["[x] bound", "[x] model", "[ ] bound"])
    host.wheel(down: true, 60)
    host.wheel(down: false, 60)
    #expect([0, 1, 2].map(host.line) == screen)
  }

  @Test func aNestedStackKeepsItsPositionAndTheFocusInIt() {
    let host = ViewHost(width: 12, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<300, id: \.self) { row in
            ScrollView(.horizontal) {
              LazyHStack { ForEach(0..<50, id: \.self) { Text("\(row).\($0)").focusable() } }
            }
          }
        }
      }
    }
    for _ in 0..<8 { host.send(.rightArrow) }
    let line = host.line(0)
    #expect(line.contains("0.8"))
    host.wheel(down: true, 60)
    #expect(!host.screen.contains("0.8"))
    host.wheel(down: false, 60)
    #expect(host.line(0) == line)
    host.send(.rightArrow)
    #expect(host.line(0).contains("0.9"))
    // Another row takes the focus; the position stays longer than the row itself.
    host.send(.downArrow)
    host.wheel(down: true, 60)
    let moved = host.line(0)
    host.wheel(down: false, 60)
    #expect(moved != host.line(0))
    #expect(host.line(0).contains("0.9"))
  }
}
