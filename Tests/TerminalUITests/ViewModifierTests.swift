import Testing

@testable import TerminalUI

@MainActor @Suite struct ViewModifierTests {
  struct Counted: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      HStack {
        content
        Button("\(count)") { count += 1 }
      }
    }
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  @Test func aModifierHasStateOfItsOwn() {
    let host = ViewHost(width: 8, height: 1) { Text("taps").modifier(Counted()) }
    host.send(.return)
    host.send(.return)
    #expect(host.screen == " taps 2")
  }

  struct FourTimes: ViewModifier {
    func body(content: Content) -> some View { content.modifier(Twice()).modifier(Twice()) }
  }

  @Test func theNumberOfSubviewsIsKnownFromTheTypes() {
    func count<Content: View>(_ view: Content) -> Int? { Content._subviewCount }
    #expect(count(Text("a").modifier(Counted())) == 1)
    #expect(count(Text("a").modifier(Twice())) == 2)
    #expect(count(Text("a").modifier(Twice()).modifier(Twice())) == 4)
    #expect(count(Text("a").modifier(FourTimes())) == 4)
    #expect(count(AnyView(Text("a")).modifier(Twice())) == nil)
    #expect(
      ViewHost(width: 1, height: 4) { VStack { Text("a").modifier(Twice()).modifier(Twice()) } }.screen == "a\na\na\na")
  }

  @Test func helpIsShownUnderTheFocusedViewUntilTheNextKey() {
    let host = ViewHost(width: 12, height: 3) {
      VStack(alignment: .leading) {
        Button("save") {}.help("Keeps it")
        Text("below")
      }
    }
    host.send(.function(1))
    #expect(host.screen.contains(" Keeps it") && !host.screen.contains("below"))
    host.send(.tab)
    #expect(host.screen.contains("below"))
  }
}
