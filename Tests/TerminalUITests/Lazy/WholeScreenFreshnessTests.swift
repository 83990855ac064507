import TestSupport
import Testing

@testable import TerminalUI

/// A screen of all kinds of containers is drawn from caches as it is without them.
///
/// Scroll bars are left out: their thumbs show estimates, which follow what was measured when.
@MainActor @Suite struct WholeScreenFreshnessTests {
  private struct Card: View {
    let number: Int
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("card \(number)") { isOpen.toggle() }
        if isOpen { Text("an open card's text is wrapped") }
      }
    }
  }

  private struct Screen: View {
    @State private var rows = Array(0..<40)
    @State private var next = 40
    @State var page: Int
    @State private var isExpanded = true
    @State private var isSheetShown = false
    @State private var isOn = false
    @State private var chosen: Int?
    @State private var text = "word"
    @State private var isDim = false

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("page \(page % 3)").bold()
          Spacer()
          Text("\(rows.count)")
        }
        switch page % 3 {
        case 0: list
        case 1: grid
        default: nested
        }
      }
      .foregroundStyle(isDim ? .secondary : .primary)
      .scrollIndicators(.hidden)
      .sheet(isPresented: $isSheetShown) {
        ScrollView {
          LazyVStack { ForEach(rows, id: \.self) { Toggle("set \($0)", isOn: $isOn) } }
        }
        .scrollIndicators(.hidden)
      }
      .onKeyPress("p") { changed { page += 1 } }
      .onKeyPress("o") { changed { isSheetShown = true } }
      .onKeyPress("x") { changed { isExpanded.toggle() } }
      .onKeyPress("c") { changed { isDim.toggle() } }
      .onKeyPress("i") {
        changed {
          rows.insert(next, at: rows.count / 3)
          next += 1
        }
      }
      .onKeyPress("d") { changed { if rows.count > 3 { rows.remove(at: rows.count / 2) } } }
      .onKeyPress("s") { changed { rows.swapAt(0, rows.count - 1) } }
      .onKeyPress("r") { changed { rows.reverse() } }
      .onKeyPress("b") { changed { rows.append(rows.removeFirst()) } }
    }

    private func changed(_ change: () -> Void) -> KeyPress.Result {
      change()
      return .handled
    }

    private var list: some View {
      List(selection: $chosen) {
        Section("rows", isExpanded: $isExpanded) {
          ForEach(rows, id: \.self) { row in
            Text(row % 4 == 0 ? "row \(row) is long and wraps" : "row \(row)").swipeActions { Button("Go") {} }
          }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("more") {
          ForEach(rows, id: \.self) { row in if row % 3 > 0 { Text("other \(row)").tag(1000 + row) } }
          DisclosureGroup("group") { ForEach(0..<3) { Text("inside \($0)") } }
        }
      }
    }

    private var grid: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))], alignment: .leading, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(rows, id: \.self) { Card(number: $0) }
          } header: {
            Text("cards").underline()
          }
          Section("others") {
            ForEach(rows.prefix(8), id: \.self) { row in
              if row % 3 > 0 { Card(number: 100 + row) }
              if isDim { Text("dim").focusable() }
            }
            ForEach(rows.suffix(5), id: \.self) { row in
              Button("a \(row)") {}
              Button("b \(row)") {}
            }
          }
          Section("rest") { ForEach(rows.filter { $0 % 2 == 0 }, id: \.self) { Text("\($0)") } }
        }
        TextField("name", text: $text)
      }
    }

    private var nested: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<5) { section in
            Section {
              ScrollView(.horizontal) { LazyHStack { ForEach(rows, id: \.self) { Text("c\($0)").focusable() } } }
              Card(number: section)
              ForEach(rows.prefix(6), id: \.self) { row in
                Text("row \(row)").scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.4) }
              }
            } header: {
              Text("head \(section)")
            } footer: {
              Text("foot \(section)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: Mutation.seeds(20)) func droppingEveryCacheAfterEachStepChangesNoCell(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let host = ViewHost(width: 30, height: 12) { Screen(page: Int(seed)) }
    for step in 0..<250 {
      let name = play(on: host, &random)
      host.advance()
      let surface = host.surface
      host.dropCaches()
      host.advance()
      guard host.surface != surface else { continue }
      let places = (0..<surface.size.height).flatMap { y in
        (0..<surface.size.width).filter { surface[$0, y] != host.surface[$0, y] }.map { Point(x: $0, y: y) }
      }
      let text = "seed \(seed), step \(step), \(name): from caches\n\(surface)\nand without\n\(host.surface)"
      let styles = places.first.map { "\(surface[$0.x, $0.y].style) \(host.surface[$0.x, $0.y].style)" } ?? ""
      Issue.record("\(text)\n\(styles) in \(places.map { "\($0.x),\($0.y)" })")
      return
    }
  }

  /// Does something that a user or a terminal may do; tells what.
  private func play(on host: ViewHost, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<18, using: &random) {
    case 0:
      let size = Size(width: .random(in: 0...40, using: &random), height: .random(in: 0...14, using: &random))
      host.resize(width: size.width, height: size.height)
      return "resize \(size)"
    case 1:
      let isDown = Bool.random(using: &random)
      host.wheel(down: isDown, 2)
      return "wheel \(isDown ? "down" : "up")"
    case 2:
      host.advance(frames: 3)
      return "wait"
    case 3:
      let place = Point(x: .random(in: 0..<30, using: &random), y: .random(in: 0..<12, using: &random))
      host.click(x: place.x, y: place.y)
      return "click \(place)"
    case 4:
      host.send(.leftArrow, modifiers: .shift)
      return "reveal"
    default:
      let key = Self.keys.randomElement(using: &random) ?? .downArrow
      host.send(key)
      return "\(key)"
    }
  }

  private static let keys: [KeyEquivalent] = [
    .downArrow, .downArrow, .upArrow, .leftArrow, .rightArrow, .pageDown, .pageUp, .end, .home, .return, .space,
    .escape, .tab, "i", "d", "s", "r", "b", "p", "o", "x", "c", "m", "w",
  ]
}
