import Testing

@testable import TerminalUI

/// Content whose height depends on whether there is a scroll bar beside it.
@MainActor @Suite struct ScrollBarTests {
  @MainActor private final class Counter {
    var placements: [Int] = []
  }

  /// As high as a table says for its width.
  private struct Wrapped: Layout {
    let heights: [Int: Int]
    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      let width = proposal.width ?? 0
      return Size(width: width, height: heights[width] ?? 0)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      counter.placements.append(bounds.width)
    }
  }

  private func host(_ heights: [Int: Int], isLazy: Bool, _ counter: Counter) -> ViewHost {
    ViewHost(width: 80, height: 10) {
      ScrollView {
        if isLazy {
          LazyVStack { Wrapped(heights: heights, counter: counter) {} }
        } else {
          Wrapped(heights: heights, counter: counter) {}
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aBarThatWouldMakeItselfNeedlessIsShown(isLazy: Bool) {
    let counter = Counter()
    let host = host([80: 11, 79: 10], isLazy: isLazy, counter)
    #expect(host.screen.contains { "┃│".contains($0) })
    #expect(counter.placements.count <= 3)
    #expect(counter.placements.last == 79)
    let screen = host.screen
    for _ in 0..<3 {
      host.dropCaches()
      host.advance()
      #expect(host.screen == screen)
    }
  }

  @Test(arguments: [false, true]) func noBarIsShownWhereContentFitsWithoutIt(isLazy: Bool) {
    let counter = Counter()
    let host = host([80: 10, 79: 11], isLazy: isLazy, counter)
    #expect(host.screen.allSatisfy { $0 == "\n" })
    #expect(counter.placements.count <= 2)
    #expect(counter.placements.last == 80)
    for _ in 0..<3 {
      host.dropCaches()
      host.advance()
      #expect(host.screen.allSatisfy { $0 == "\n" })
    }
  }
}
