import Testing

@testable import TerminalUI

/// Effects change how a row is drawn, never its layout frame.
@MainActor @Suite struct RowEffectsTests {
  private func host(_ effect: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect) -> ViewHost {
    ViewHost(width: 8, height: 8) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<20) { row in
            VStack(alignment: .leading) { ForEach(0..<4) { _ in Text("row \(row)") } }.scrollTransition(
              transition: effect)
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test func aRowPushedOutOfItsLayoutFrameVanishesWithThatFrame() {
    let host = host { effect, phase in effect.offset(y: phase == .topLeading ? 20 : 0) }
    #expect(host.screen.contains("row 0"))
    for _ in 0..<2 { host.send(.downArrow) }
    // Half out: pushed by half of 20, beyond the viewport's end, yet loaded and drawn there.
    #expect(!host.screen.contains("row 0"))
    let pushed = self.host { effect, phase in effect.offset(y: phase == .topLeading ? 4 : 0) }
    for _ in 0..<3 { pushed.send(.downArrow) }
    #expect(pushed.screen.contains("row 0"))
    pushed.send(.downArrow)
    // Pushed by 4 it would be in view whole; its frame is not.
    #expect(!pushed.screen.contains("row 0"))
  }

  @Test func aRowScaledWithinItsLayoutFrameStays() {
    let host = host { effect, phase in effect.scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: .bottomLeading) }
    for _ in 0..<3 { host.send(.downArrow) }
    #expect(host.line(0).hasPrefix("r"))
    #expect(host.line(1) == "row 1")
    host.send(.downArrow)
    #expect(host.line(0) == "row 1")
  }

  @Test func aRowTurnedOnItsWayOutIsTurnedWithinItsLayoutFrame() {
    let host = ViewHost(width: 8, height: 6) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<20) { row in
            Text("ab\(row)").frame(width: 4, height: 2, alignment: .topLeading)
              .scrollTransition { effect, phase in
                effect.rotationEffect(phase == .topLeading ? .degrees(360) : .zero)
              }
          }
        }
      }
      .scrollIndicators(.hidden)
    }
    #expect(host.screen == "ab0\n\nab1\n\nab2\n")
    host.send(.downArrow)
    // Half out, it is turned by half of that: its text stands in its second line, the last cell first.
    #expect(host.line(0) == " 0ba")
    #expect(host.line(1) == "ab1")
  }

  /// As high as its text says, found by measuring first and setting the height then.
  private struct FeedBackRow: View {
    let number: Int
    @State private var height = 1

    var body: some View {
      Text("row \(number)").frame(height: height, alignment: .top)
        .onGeometryChange(for: Int.self, of: { $0.size.width }) { width in height = 1 + width % 3 }
    }
  }

  /// The same in one pass.
  private struct OnePass: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      let size = subviews.first?.sizeThatFits(proposal) ?? .zero
      return Size(width: size.width, height: 1 + size.width % 3)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
  }

  private struct Screen: View {
    let feedsBack: Bool
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000, id: \.self) { row in
            if feedsBack { FeedBackRow(number: row) } else { OnePass { Text("row \(row)") } }
          }
        }
      }
      .scrollPosition($position)
      .onKeyPress("g") {
        position.scrollTo(id: 500, anchor: .top)
        return .handled
      }
    }
  }

  @Test func aRowThatChangesItsHeightAfterAppearingKeepsTheScrollTargetAndCostsALayoutMore() {
    func measured(_ feedsBack: Bool) -> Int {
      let host = ViewHost(width: 12, height: 6) { Screen(feedsBack: feedsBack) }
      let before = host.statistics.total.rowsMeasured
      host.send("g")
      for _ in 0..<5 {
        #expect(host.line(0) == "row 500")
        #expect(host.line(1) == "")
        #expect(host.line(2) == "row 501")
        host.advance()
      }
      return host.statistics.total.rowsMeasured - before
    }
    let onePass = measured(false)
    let fedBack = measured(true)
    // Three rows of two lines fill the viewport; of one line, as those begin that are fed back, six do, and each is
    // measured again.
    #expect(onePass == 3)
    #expect(fedBack == 6 + 6)
  }
}
