import Testing

@testable import TerminalUI

/// What an element's type says of its number of rows decides what finding one costs.
@MainActor @Suite struct SubviewLessonTests {
  private static let target = 99_999

  @MainActor private final class Counter { var bodies: [Int] = [] }

  private struct Row: View {
    let number: Int
    let counter: Counter
    @Environment(\.truncationMode) private var mode
    var body: some View {
      counter.bodies.append(number)
      return Text("row \(number) \(mode == .tail ? "tail" : "head")")
    }
  }

  /// A list with a jump to its last element and an environment value that has nothing to do with any condition.
  private struct Screen<Rows: View>: View {
    let target: Int
    @ViewBuilder let rows: Rows
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var mode = Text.TruncationMode.tail
    var body: some View {
      ScrollView { LazyVStack(alignment: .leading) { rows } }
        .scrollPosition($position)
        .truncationMode(mode)
        .onKeyPress("g") {
          position.scrollTo(id: target, anchor: .bottom)
          return .handled
        }
        .onKeyPress("e") {
          mode = .head
          return .handled
        }
    }
  }

  @Test func findingAnIDAmongUnaryElementsBuildsNoneOfThem() {
    let counter = Counter()
    let host = ViewHost(width: 20, height: 4) {
      Screen(target: Self.target) {
        ForEach(0..<100_000, id: \.self) { Row(number: $0, counter: counter) }
      }
    }
    host.advance(frames: 10)
    counter.bodies = []
    host.send("g")
    #expect(host.line(3) == "row 99999 tail")
    #expect(counter.bodies.count <= 4 + 5)
    #expect(counter.bodies.allSatisfy { $0 >= Self.target - 10 })
  }

  @Test func aConditionInTheRowBuildsAndKeepsTheEarlierElementsWhichFollowTheEnvironment() {
    let counter = Counter()
    let host = ViewHost(width: 20, height: 4) {
      Screen(target: 1_999) {
        ForEach(0..<2_000, id: \.self) { number in if number % 2 == 1 { Row(number: number, counter: counter) } }
      }
    }
    host.advance(frames: 10)
    host.send("g")
    #expect(host.line(3) == "row 1999 tail")
    #expect(Set(counter.bodies) == Set((0..<1000).map { $0 * 2 + 1 }))
    host.advance(frames: 100)
    counter.bodies = []
    host.send("e")
    #expect(host.line(3) == "row 1999 head")
    #expect(counter.bodies.count == 1000)
  }

  @Test func filteringTheDataCostsNoneOfThat() {
    let counter = Counter()
    let host = ViewHost(width: 20, height: 4) {
      Screen(target: Self.target) {
        ForEach((0..<100_000).filter { $0 % 2 == 1 }, id: \.self) { Row(number: $0, counter: counter) }
      }
    }
    host.advance(frames: 10)
    counter.bodies = []
    host.send("g")
    #expect(host.line(3) == "row 99999 tail")
    #expect(counter.bodies.count <= 4 + 5)
    host.advance(frames: 30)
    counter.bodies = []
    host.send("e")
    #expect(host.line(3) == "row 99999 head")
    #expect(counter.bodies.count <= 4 + 16 + 8)
  }
}
