import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct ProgressViewTests {
  @Test func aSpinnerStandsBeforeItsLabelAndTurnsWhileTimePasses() {
    let host = ViewHost(width: 12, height: 1) { ProgressView("Loading") }
    #expect(host.screen == " ⠋ Loading")
    host.advance(frames: 8)
    #expect(host.screen == " ⠙ Loading")
    host.advance(frames: 8)
    #expect(host.screen == " ⠹ Loading")
  }

  @Test func betweenTwoStepsOfASpinnerNothingIsDrawn() {
    let host = ViewHost(width: 3, height: 1) { ProgressView() }
    host.advance(frames: 7)
    #expect(host.statistics.total.cellsChanged == 1)
    host.advance()
    #expect(host.statistics.total.cellsChanged == 2)
  }

  @Test func aSpinnerStandsStillWhereMotionIsReduced() {
    let host = ViewHost(width: 3, height: 1) { ProgressView().environment(\.accessibilityReduceMotion, true) }
    host.advance(frames: 100)
    #expect(host.screen == " ⠋")
    #expect(host.statistics.total.cellsChanged == 1)
  }

  @Test func aSpinnerScrolledOutOfSightAsksForNoFrame() {
    let graph = ViewGraph(capabilities: TerminalCapabilities())
    #expect(graph.redraws.next == nil)
    struct Hidden: View {
      var body: some View { ProgressView().hidden() }
    }
    let screen = Screen(size: Size(width: 3, height: 1), capabilities: TerminalCapabilities(), content: Hidden())
    _ = screen.frame()
    #expect(screen.graph.redraws.next == nil)
    #expect(!screen.wantsFrame)
  }

  @Test func settlingDoesNotWaitForASpinner() async {
    let host = ViewHost(width: 3, height: 1) { ProgressView() }
    await host.settle()
    #expect(host.screen == " ⠋")
  }

  @Test func aKnownValueIsABarUnderTheLabel() {
    let host = ViewHost(width: 10, height: 2) { ProgressView("Folding", value: 3.0, total: 8) }
    #expect(host.screen == "Folding\n━━━╸──────")
    let done = ViewHost(width: 4, height: 1) { ProgressView(value: 2.0) }
    #expect(done.screen == "━━━━")
    let nothing = ViewHost(width: 4, height: 1) { ProgressView(value: Double.nan, total: 0) }
    #expect(nothing.screen == "────")
  }

  @Test func aBarIsFullOnlyWhenEverythingIsDone() {
    let host = ViewHost(width: 4, height: 1) { ProgressView(value: 0.999) }
    #expect(host.screen == "━━━╸")
  }

  @Test func stylesChooseBetweenBarAndCircle() {
    let host = ViewHost(width: 8, height: 4) {
      VStack {
        ProgressView(value: 0.5).progressViewStyle(.circular)
        ProgressView().progressViewStyle(.linear)
        ProgressView(value: 0.5) {
          Text("a")
        } currentValueLabel: {
          Text("half")
        }.progressViewStyle(.circular)
      }
    }
    #expect(host.screen == "   ◐\n━━──────\n  ◐ a\n  half")
  }

  @Test func withoutUnicodeEverythingIsASCII() {
    let host = ViewHost(width: 8, height: 3, capabilities: TerminalCapabilities(isUnicode: false)) {
      VStack {
        ProgressView()
        ProgressView(value: 0.5)
        Image(systemName: "star.fill")
      }
    }
    #expect(host.screen == "   |\n====----\n   *")
  }
}
