import Testing

@testable import TerminalUI

/// Scroll views in scroll views, where a scroll view ends, and what its first frame costs.
@MainActor @Suite struct ScrollChainTests {
  private func nested() -> ViewHost {
    ViewHost(width: 12, height: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          ScrollView { VStack { ForEach(0..<4) { Text("inner \($0)") } } }.frame(height: 3)
          ForEach(0..<6) { Text("outer \($0)") }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test func theWheelGoesOnInTheScrollViewAroundWhereTheInnerOneEnds() {
    let host = nested()
    host.wheel(down: true)
    #expect(host.line(0).hasSuffix("inner 1"))
    host.wheel(down: true)
    #expect(host.line(0) == "outer 0")
  }

  @Test func anArrowGoesOnInTheScrollViewAroundWhereTheInnerOneEnds() {
    let host = ViewHost(width: 12, height: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          ScrollView { VStack { ForEach(0..<4) { Text("inner \($0)").focusable($0 == 0) } } }.frame(height: 3)
          ForEach(0..<6) { Text("outer \($0)") }
        }
      }
      .scrollIndicators(.hidden)
    }
    host.send(.downArrow)
    #expect(host.line(0).hasSuffix("inner 1"))
    #expect(host.line(3) == "outer 0")
    host.send(.downArrow)
    #expect(host.line(3) == "outer 1")
    host.send(.upArrow)
    host.send(.upArrow)
    #expect(host.line(0).hasSuffix("inner 0"))
  }

  @Test func aScrollViewAtItsEndLeavesTheOneBesideItAlone() {
    let host = ViewHost(width: 20, height: 2) {
      HStack {
        ScrollView { VStack { ForEach(0..<3) { Text("l\($0)").focusable($0 == 0) } } }
        ScrollView { VStack { ForEach(0..<9) { Text("r\($0)") } } }
      }
    }
    for _ in 0..<4 { host.send(.downArrow) }
    #expect(host.screen.contains("l1"))
    #expect(host.screen.contains("r0"))
  }

  @Test func severalViewsInAScrollViewStandOneAfterTheOther() {
    let host = ViewHost(width: 8, height: 4) {
      ScrollView {
        Text("head")
        LazyVStack { ForEach(0..<2) { Text("row \($0)") } }
        Text("foot")
      }
    }
    #expect(host.screen.split(separator: "\n").map { $0.drop { $0 == " " } } == ["head", "row 0", "row 1", "foot"])
    let row = ViewHost(width: 8, height: 1) {
      ScrollView(.horizontal) {
        Text("a")
        Text("b")
      }
    }
    #expect(row.screen == "a b")
  }

  @Test func theFirstFrameMeasuresARowOnceWhereThereAreMoreThanTheViewportShows() {
    let stack = ViewHost(width: 12, height: 5) {
      ScrollView { LazyVStack { ForEach(0..<1000) { Text("row \($0)") } } }
    }
    var first = stack.statistics
    #expect(first.rowsMeasured - first.rowsPrefetched == 5)
    let grid = ViewHost(width: 12, height: 5) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<1000) { Text("\($0)") } }
      }
    }
    first = grid.statistics
    #expect(first.rowsMeasured - first.rowsPrefetched <= 5)
  }

  @Test func onlyTheViewsOfAMarkedStackAreTargets() {
    @MainActor final class Seen { var ids: [Int] = [] }
    func seen(isEnabled: Bool) -> [Int] {
      let seen = Seen()
      _ = ViewHost(width: 8, height: 4) {
        ScrollView {
          VStack {
            Text("head").id(100)
            VStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }.scrollTargetLayout(isEnabled: isEnabled)
          }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen.ids = $0 }
      }
      return seen.ids
    }
    #expect(seen(isEnabled: true) == [0, 1, 2])
    #expect(seen(isEnabled: false) == [100])
  }
}
