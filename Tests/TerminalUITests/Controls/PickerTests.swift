import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct PickerTests {
  enum Detail: String, CaseIterable, Identifiable {
    case essential, standard, full
    var id: Self { self }
  }

  struct Screen: View {
    @State private var detail = Detail.standard
    var style = PickerStyle.automatic
    var body: some View {
      VStack(alignment: .leading) {
        Picker("Detail", selection: $detail) {
          ForEach(Detail.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("= \(detail.rawValue)")
      }
    }
  }

  @Test func aMenuShowsTheChosenOptionAndTheArrowsTakeTheNext() {
    let host = ViewHost(width: 24, height: 3) { Screen() }
    #expect(host.screen == "  Detail ‹ standard  ›\n  = standard\n")
    host.send(.rightArrow)
    #expect(host.screen.hasSuffix("= full\n"))
    host.send(.rightArrow)
    #expect(host.screen.hasSuffix("= full\n"))
    host.send(.space)
    #expect(host.screen.hasSuffix("= essential\n"))
    host.send(.leftArrow)
    #expect(host.screen.hasSuffix("= essential\n"))
  }

  @Test func returnOpensAllOptionsWithTheFocusOnTheChosenOne() {
    let host = ViewHost(width: 24, height: 7) { Screen() }
    host.send(.return)
    #expect(
      host.screen == """

           ┌───────────────┐
          D│ ( ) essential │ ›
          =│ (*) standard  │
           │ ( ) full      │
           └───────────────┘

        """)
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen.contains("= full"))
    #expect(!host.screen.contains("( )"))
    host.send(.leftArrow)
    #expect(host.screen.contains("= standard"))
  }

  @Test func escapeClosesTheOptionsAndChoosesNothing() {
    let host = ViewHost(width: 24, height: 7) { Screen() }
    let before = host.screen
    host.send(.return)
    host.send(.upArrow)
    host.send(.escape)
    #expect(host.screen == before)
  }

  @Test func manyOptionsScroll() {
    struct Many: View {
      @State private var number = 50
      var body: some View { Picker("N", selection: $number) { ForEach(0..<100) { Text("option \($0)") } } }
    }
    let host = ViewHost(width: 24, height: 8) { Many() }
    host.send(.return)
    #expect(host.screen.contains("(*) option 50"))
    for _ in 0..<3 { host.send(.downArrow) }
    host.send(.return)
    #expect(host.screen.contains("‹ option 53 ›"))
  }

  @Test func segmentsStandOnOneRow() {
    let host = ViewHost(width: 40, height: 2) { Screen(style: .segmented) }
    #expect(host.screen.contains("Detail  essential [standard] full"))
    host.send(.leftArrow)
    #expect(host.screen.contains("[essential] standard  full"))
    let place = Point(x: host.screen.prefix { $0 != "\n" }.count - 2, y: 0)
    host.send(.mouse(MouseEvent(.down, at: place)))
    host.send(.mouse(MouseEvent(.up, at: place)))
    #expect(host.screen.contains("[full]"))
  }

  @Test func inlineOptionsAreRows() {
    let host = ViewHost(width: 14, height: 5) { Screen(style: .inline) }
    #expect(host.screen == "Detail\n( ) essential\n(*) standard\n( ) full\n= standard")
    host.send(.space)
    #expect(host.screen == "Detail\n(*) essential\n( ) standard\n( ) full\n= essential")
    host.send(.mouse(MouseEvent(.down, at: Point(x: 1, y: 3))))
    host.send(.mouse(MouseEvent(.up, at: Point(x: 1, y: 3))))
    #expect(host.screen.hasSuffix("= full"))
  }

  @Test func tagsStandForOptionalValuesToo() {
    struct Screen: View {
      @State private var number: Int?
      var body: some View {
        Picker("N", selection: $number) {
          Text("none").tag(Int?.none)
          Text("one").tag(1)
          Text("two").tag(Int?.some(2))
        }
      }
    }
    let host = ViewHost(width: 14, height: 1) { Screen() }
    #expect(host.screen == "  N ‹ none ›")
    host.send(.rightArrow)
    #expect(host.screen == "  N ‹ one  ›")
    host.send(.rightArrow)
    #expect(host.screen == "  N ‹ two  ›")
  }

  @Test func aValueWithoutAnOptionShowsNone() {
    let host = ViewHost(width: 10, height: 1) { Picker("N", selection: .constant(7)) { Text("one").tag(1) } }
    #expect(host.screen == "N ‹     ›")
  }

  @Test func atEverySizeSomethingIsDrawn() {
    for style in [PickerStyle.menu, .segmented, .inline] {
      for height in 0...12 {
        for width in [0, 1, 3, 9, 30] {
          let host = ViewHost(width: width, height: height) { Screen(style: style) }
          for key in [KeyEquivalent.rightArrow, .space, .return, .downArrow, .return, .escape] { host.send(key) }
          #expect(host.surface.size == Size(width: width, height: height))
        }
      }
    }
  }
}
