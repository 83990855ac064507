import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct TextFieldTests {
  struct Form: View {
    @State var text = ""
    @State private var submitted = ""
    var prompt: Text?
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $text, prompt: prompt).onSubmit { submitted = text }
        Text(text + "|" + submitted)
      }
    }
  }

  private func type(_ text: String, into host: ViewHost) {
    for character in text { host.send(KeyEquivalent(character)) }
  }

  @Test func anEmptyFieldShowsItsPromptElseItsTitle() {
    #expect(ViewHost(width: 8, height: 2) { Form() }.screen == "Name\n|")
    #expect(ViewHost(width: 8, height: 2) { Form(prompt: Text("Who?")) }.screen == "Who?\n|")
  }

  @Test func typingChangesTheBoundTextAndMovesTheCursor() {
    let host = ViewHost(width: 8, height: 2) { Form() }
    #expect(host.cursor == Point(x: 0, y: 0))
    type("a b", into: host)
    #expect(host.screen == "a b\na b|")
    #expect(host.cursor == Point(x: 3, y: 0))
    host.send(.leftArrow)
    host.send(.delete)
    #expect(host.screen == "ab\nab|")
    #expect(host.cursor == Point(x: 1, y: 0))
    host.send(.deleteForward)
    #expect(host.screen == "a\na|")
  }

  @Test func returnSubmits() {
    let host = ViewHost(width: 8, height: 2) { Form() }
    type("hi", into: host)
    host.send(.return)
    #expect(host.screen == "hi\nhi|hi")
  }

  @Test func controlKeysEditAsInAShell() {
    let host = ViewHost(width: 20, height: 2) { Form(text: "one two three") }
    host.send("a", modifiers: .control)
    #expect(host.cursor == Point(x: 0, y: 0))
    host.send("e", modifiers: .control)
    host.send("w", modifiers: .control)
    #expect(host.screen == "one two\none two |")
    host.send(.leftArrow, modifiers: .option)
    host.send("k", modifiers: .control)
    #expect(host.screen == "one\none |")
    host.send("u", modifiers: .control)
    #expect(host.screen == "Name\n|")
    type("z", into: host)
    host.send(.home)
    type("y", into: host)
    host.send(.end)
    type("!", into: host)
    #expect(host.screen == "yz!\nyz!|")
  }

  @Test func wideCharactersAndClustersAreEditedWhole() {
    let host = ViewHost(width: 12, height: 2) { Form(text: "漢字e\u{301}👩‍👩‍👧") }
    #expect(host.cursor == Point(x: 7, y: 0))
    host.send(.delete)
    #expect(host.cursor == Point(x: 5, y: 0))
    host.send(.delete)
    #expect(host.cursor == Point(x: 4, y: 0))
    host.send(.leftArrow)
    #expect(host.cursor == Point(x: 2, y: 0))
    #expect(host.screen == "漢字\n漢字|")
  }

  @Test func longTextScrollsInsideSoThatTheCursorIsSeen() {
    let host = ViewHost(width: 5, height: 1) { TextField("", text: .constant("abcdefgh")) }
    #expect(host.screen == "efgh")
    #expect(host.cursor == Point(x: 4, y: 0))
    host.send(.home)
    #expect(host.screen == "abcde")
    #expect(host.cursor == Point(x: 0, y: 0))
    for _ in 0..<5 { host.send(.rightArrow) }
    #expect(host.screen == "bcdef")
    #expect(host.cursor == Point(x: 4, y: 0))
  }

  @Test func pastedLinesBecomeOneLineWithoutControlCharacters() {
    let host = ViewHost(width: 20, height: 2) { Form() }
    host.send(.paste("a\r\nb\tc\u{1B}[31md\n"))
    #expect(host.screen == "a b c[31md\na b c[31md|")
  }

  @Test func aClickPutsTheCursorUnderThePointer() {
    let host = ViewHost(width: 8, height: 2) { Form(text: "漢abc") }
    host.send(.mouse(MouseEvent(.down, at: Point(x: 3, y: 0))))
    #expect(host.cursor == Point(x: 3, y: 0))
    host.send(.mouse(MouseEvent(.down, at: Point(x: 1, y: 0))))
    #expect(host.cursor == Point(x: 0, y: 0))
    host.send(.mouse(MouseEvent(.down, at: Point(x: 7, y: 0))))
    #expect(host.cursor == Point(x: 5, y: 0))
  }

  @Test func aBindingThatChangesWhatIsWrittenIsFollowed() {
    var stored = ""
    let upper = Binding<String>(get: { stored }, set: { stored = $0.uppercased() })
    let host = ViewHost(width: 8, height: 1) { TextField("", text: upper) }
    type("ab", into: host)
    #expect(host.screen == "AB")
    #expect(host.cursor == Point(x: 2, y: 0))
  }

  @Test func theCursorIsGoneWhenTheFocusIsElsewhere() {
    let host = ViewHost(width: 8, height: 2) {
      VStack {
        TextField("", text: .constant("a"))
        Button("b") {}
      }
    }
    #expect(host.cursor != nil)
    host.send(.downArrow)
    #expect(host.cursor == nil)
    host.send(.tab)
    #expect(host.cursor == Point(x: 1, y: 0))
  }

  @Test func aDisabledFieldTakesNoKeys() {
    let host = ViewHost(width: 8, height: 2) { Form(text: "a").disabled(true) }
    type("b", into: host)
    #expect(host.screen == "a\na|")
    #expect(host.cursor == nil)
  }

  @Test func atEveryWidthTheCursorStaysInside() {
    for width in 0...12 {
      let host = ViewHost(width: width, height: 1) { TextField("", text: .constant("漢字 and more")) }
      for key in [KeyEquivalent.end, .leftArrow, .home, .rightArrow] {
        host.send(key)
        #expect(host.cursor.map { $0.x < max(width, 1) } ?? true)
      }
    }
  }
}
