import Observation
import Testing

@testable import TerminalUI

/// Rows that are lazy stacks themselves.
@MainActor @Suite struct NestedRowsTests {
  @Observable @MainActor final class Words {
    var word = "old"
  }

  private struct Cell: View {
    let words: Words
    let number: Int
    var body: some View { Text("\(words.word)\(number)") }
  }

  private func rows(_ words: Words) -> ViewHost {
    ViewHost(width: 20, height: 4) {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { _ in
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<10) { Cell(words: words, number: $0) } } }
          }
        }
      }
    }
  }

  @Test func cellsBuiltAheadShowDataThatChangedMeanwhile() {
    let words = Words()
    let host = rows(words)
    #expect(host.line(0).hasPrefix("old0 old1 old2"))
    host.wheel(down: true)
    host.advance(frames: 3)
    words.word = "new"
    for _ in 0..<4 {
      host.wheel(down: true)
      for y in 0..<4 { #expect(host.line(y).hasPrefix("new0 new1 new2")) }
    }
  }

  @Test func cellsOfRowsThatComeBackAreNeverBlank() {
    let host = rows(Words())
    for _ in 0..<5 {
      for isDown in [true, false] {
        for _ in 0..<10 {
          host.wheel(down: isDown)
          for y in 0..<4 { #expect(host.line(y).hasPrefix("old0 old1 old2")) }
        }
      }
    }
  }

  @Test func theStateOfARowEndsAfterTheRetention() {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Text("row \(number) \(count)").onTapGesture { count += 1 } }
    }
    let host = ViewHost(width: 12, height: 5) {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<300) { Row(number: $0) } } }
    }
    host.click(x: 1, y: 3)
    #expect(host.line(3) == "row 3 1")
    host.wheel(down: true, 4)
    host.send(.home)
    #expect(host.line(3) == "row 3 1")
    host.wheel(down: true, 30)
    host.send(.home)
    #expect(host.line(3) == "row 3 0")
  }
}
