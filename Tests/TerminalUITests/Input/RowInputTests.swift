import Testing

@testable import TerminalUI

/// The mouse and the focus in rows.
@MainActor @Suite struct RowInputTests {
  private func isReversed(_ host: ViewHost, _ x: Int, _ y: Int) -> Bool {
    host.surface[x, y].style.attributes.contains(.reverse)
  }

  private func focusedPlace(_ host: ViewHost) -> Point? {
    let size = host.surface.size
    return (0..<size.height).lazy.flatMap { y in (0..<size.width).lazy.map { Point(x: $0, y: y) } }
      .first { isReversed(host, $0.x, $0.y) }
  }

  @Test func aPressThatIsDraggedAwayIsNoTapAlsoWhenItComesBack() {
    var taps = 0
    let host = ViewHost(width: 10, height: 3) {
      ScrollView { LazyVStack { ForEach(0..<20) { Text("row \($0)").onTapGesture { taps += 1 } } } }
        .scrollIndicators(.hidden)
    }
    func play(_ kinds: [(MouseEvent.Kind, Point)]) {
      for (kind, place) in kinds { host.send(.mouse(MouseEvent(kind, at: place))) }
    }
    let (here, below) = (Point(x: 4, y: 1), Point(x: 4, y: 2))
    play([(.down, here), (.up, here)])
    #expect(taps == 1)
    play([(.down, here), (.drag, below), (.up, below)])
    play([(.down, here), (.drag, below), (.drag, here), (.up, here)])
    play([(.down, here), (.up, below)])
    #expect(taps == 1)
    play([(.down, here), (.drag, here), (.up, here)])
    #expect(taps == 2)
  }

  @Test func theFocusStaysInItsColumnOnItsWayIntoLinesThatAreNotLoaded() {
    let host = ViewHost(width: 23, height: 3) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(5)), GridItem(.fixed(5)), GridItem(.fixed(5))], alignment: .leading) {
          ForEach(0..<3000, id: \.self) { Text("c\($0)").frame(width: 5, alignment: .leading).focusable() }
        }
      }.scrollIndicators(.hidden)
    }
    host.send(.rightArrow)
    host.send(.rightArrow)
    for line in 1...60 {
      host.send(.downArrow)
      #expect(focusedPlace(host)?.x == 12)
      let text = focusedPlace(host).map { host.line($0.y).suffix(5) } ?? ""
      #expect(text.contains("\(line * 3 + 2)"))
    }
    for _ in 1...60 {
      host.send(.upArrow)
      #expect(focusedPlace(host)?.x == 12)
    }
    #expect(focusedPlace(host) == Point(x: 12, y: 0))
  }

  @Test func aRowThatGetsTheFocusIsSeenClearOfThePinnedHeader() {
    let host = ViewHost(width: 10, height: 5) {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<4, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { row in Button("b\(section).\(row)") {} }
            } header: {
              Text("head \(section)")
            } footer: {
              Text("foot \(section)")
            }
          }
        }
      }.scrollIndicators(.hidden)
    }
    for direction in [KeyEquivalent.downArrow, .upArrow] {
      for _ in 0..<39 {
        host.send(direction)
        guard let place = focusedPlace(host) else {
          Issue.record("nothing has the focus on\n\(host.screen)")
          return
        }
        #expect(host.line(place.y).hasPrefix("b"))
      }
    }
    #expect(focusedPlace(host) == Point(x: 0, y: 1))
    #expect(host.line(1) == "b0.0")
  }

  @Test func onlyOneRowAtATimeShowsItsActions() {
    let host = ViewHost(width: 20, height: 3) {
      VStack(alignment: .leading) {
        ForEach(0..<3) { row in
          Text("row \(row)").frame(maxWidth: .infinity, alignment: .leading).swipeActions { Button("Act") {} }
        }
      }
      .swipeActionsContainer()
    }
    func reveal(_ row: Int) {
      for (kind, x) in [(MouseEvent.Kind.down, 18), (.drag, 14), (.up, 14)] {
        host.send(.mouse(MouseEvent(kind, at: Point(x: x, y: row))))
      }
    }
    for row in [0, 2, 1] {
      reveal(row)
      #expect((0..<3).filter { host.line($0).hasSuffix("Act") } == [row])
    }
  }

  /// A hundred rows that a key scrolls by 50.
  private struct Rows: View {
    let areFocusable: Bool
    let pressed: (Int) -> Void
    @State private var position = ScrollPosition()
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100, id: \.self) { row in
            Text("row \(row)").focusable(areFocusable).onKeyPress("x") {
              pressed(row)
              return .handled
            }
          }
        }
      }
      .scrollPosition($position)
      .onKeyPress("g") {
        position.scrollTo(y: 50)
        return .handled
      }
    }
  }

  @Test func aFocusedRowOutOfViewIsOneRowMoreThatIsLoadedAndGetsTheKey() {
    var pressed: [Int] = []
    func live(focused: Bool) -> Int? {
      let probe = ScrollProbe()
      let host = ViewHost(width: 12, height: 10) {
        Rows(areFocusable: focused) { pressed.append($0) }.noting(probe)
      }
      if focused { for _ in 0..<4 { host.send(.downArrow) } }
      host.send("g")
      // Longer than rows are kept that nobody holds.
      for isDown in [true, false, true, false] { host.wheel(down: isDown, 10) }
      host.advance(frames: 40)
      #expect(host.line(0) == "row 50")
      if focused { host.send("x") }
      return probe.geometry?.rows.live
    }
    let others = live(focused: false)
    #expect(live(focused: true) == others.map { $0 + 1 })
    #expect(pressed == [4])
  }
}
