import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct DisclosureGroupTests {
  struct Inside: View {
    var name: String
    var body: some View { Text(name) }
  }

  @Test func aClosedGroupEvaluatesNothingInside() {
    let host = ViewHost(width: 12, height: 4) {
      DisclosureGroup("Birds") {
        Inside(name: "Swan")
        Inside(name: "Owl")
      }
    }
    #expect(host.screen == "\n  ▸ Birds\n\n")
    #expect(host.statistics.total.bodiesEvaluated == 0)
    host.send(.return)
    #expect(host.screen == "  ▾ Birds\n    Swan\n    Owl\n")
    #expect(host.statistics.bodiesEvaluated == 2)
    host.send(.return)
    #expect(!host.screen.contains("Swan"))
    #expect(host.statistics.bodiesEvaluated == 0)
  }

  @Test func rightOpensAndLeftCloses() {
    let host = ViewHost(width: 12, height: 2) { DisclosureGroup("Birds") { Text("Swan") } }
    host.send(.leftArrow)
    #expect(!host.screen.contains("Swan"))
    host.send(.rightArrow)
    #expect(host.screen.contains("Swan"))
    host.send(.rightArrow)
    #expect(host.screen.contains("Swan"))
    host.send(.leftArrow)
    #expect(!host.screen.contains("Swan"))
  }

  @Test func aBindingSaysWhetherItIsOpen() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        VStack(alignment: .leading) {
          Button("turn") { isOpen.toggle() }
          DisclosureGroup("Birds", isExpanded: $isOpen) { Text("Swan") }
        }
      }
    }
    let host = ViewHost(width: 8, height: 3) { Screen() }
    #expect(host.screen == "turn\n▾ Birds\n  Swan")
    host.send(.return)
    #expect(!host.screen.contains("Swan"))
    host.send(.downArrow)
    host.send(.rightArrow)
    #expect(host.screen == "turn\n▾ Birds\n  Swan")
  }

  @Test func groupsNestAndAreIndented() {
    let host = ViewHost(width: 12, height: 3) {
      DisclosureGroup("Animals", isExpanded: .constant(true)) {
        DisclosureGroup("Birds", isExpanded: .constant(true)) { Text("Swan") }
      }
    }
    #expect(host.screen == " ▾ Animals\n   ▾ Birds\n     Swan")
  }
}
