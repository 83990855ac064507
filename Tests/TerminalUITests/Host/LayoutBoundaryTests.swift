import TerminalUI
import Testing

/// What is laid out again when something inside a scroll view changes.
@MainActor struct LayoutBoundaryTests {
  /// Counts how often a layout is asked for a size.
  private final class Count {
    var sizes = 0
  }

  private struct CountingColumn: Layout {
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      count.sizes += 1
      return proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      count.sizes += 1
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  @Test func `scrolling lays out nothing around the scroll view`() {
    let count = Count()
    let host = ViewHost(width: 10, height: 4) {
      CountingColumn(count: count) {
        ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }.scrollIndicators(.hidden)
      }
    }
    let before = count.sizes
    #expect(before > 0)
    for _ in 0..<3 { host.send(.downArrow) }
    #expect(host.screen == "  row 3\n  row 4\n  row 5\n  row 6")
    #expect(count.sizes == before)
  }

  @Test func `a row in which a strip is scrolled is drawn anew and not measured`() {
    let host = ViewHost(width: 10, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          VStack(alignment: .leading) {
            Text("strip")
            ScrollView(.horizontal) { HStack { ForEach(0..<30, id: \.self) { Text("\($0)") } } }.frame(height: 1)
          }
          Text("end")
        }
      }
    }
    #expect(host.screen == "strip\n0 1 2 3 4\nend")
    host.send(.rightArrow)
    host.send(.rightArrow)
    #expect(host.screen == "strip\n1 2 3 4 5\nend")
    #expect(host.statistics.rowsMeasured == 0)
    #expect(host.statistics.rowsRendered == 1)
  }

  @Test func `content that changes its size inside a scroll view is laid out anew`() {
    struct Growing: View {
      @State private var lines = 1

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView { VStack(alignment: .leading) { ForEach(0..<lines, id: \.self) { Text("line \($0)") } } }
            .scrollIndicators(.hidden)
          Text("foot")
        }
        .onKeyPress("a") {
          lines += 1
          return .handled
        }
      }
    }
    let host = ViewHost(width: 10, height: 4) { Growing() }
    #expect(host.screen == "  line 0\n\n\nfoot")
    host.send("a")
    host.send("a")
    #expect(host.screen == "  line 0\n  line 1\n  line 2\nfoot")
    host.send("a")
    host.send(.end)
    #expect(host.screen == "  line 1\n  line 2\n  line 3\nfoot")
  }
}
