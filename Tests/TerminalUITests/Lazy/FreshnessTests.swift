import TestSupport
import Testing

@testable import TerminalUI

/// What is drawn from caches is what is drawn without them.
@MainActor @Suite struct FreshnessTests {
  private struct Row: View {
    let number: Int
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("row \(number)") { isOpen.toggle() }
        if isOpen { Text("this row is open and its text is wrapped") }
      }
      .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
    }
  }

  private struct Screen: View {
    @State private var rows = Array(0..<60)
    @State private var next = 60

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(rows, id: \.self) { Row(number: $0) }
          } header: {
            Text("First").bold()
          }
          Section {
            LazyHStack { ForEach(0..<5) { Text("cell \($0)") } }
            ForEach(0..<30) { number in
              if number % 3 > 0 { Text("other \(number)") }
            }
          } header: {
            Text("Second").bold()
          }
        }
      }
      .onKeyPress("i") {
        rows.insert(next, at: rows.count / 3)
        next += 1
        return .handled
      }
      .onKeyPress("d") {
        if rows.count > 5 { rows.remove(at: rows.count / 2) }
        return .handled
      }
      .onKeyPress("m") {
        rows.swapAt(1, rows.count - 2)
        return .handled
      }
    }
  }

  @Test(arguments: [1, 2, 3]) func droppingEveryCacheChangesNoCell(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let host = ViewHost(width: 24, height: 9) { Screen() }
    let keys: [KeyEquivalent] = [
      .downArrow, .upArrow, .pageDown, .pageUp, .end, .home, .return, .tab, "i", "d", "m",
    ]
    for step in 0..<150 {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: host.resize(width: Int.random(in: 1...30, using: &random), height: Int.random(in: 1...12, using: &random))
      case 1: host.wheel(down: Bool.random(using: &random), 2)
      case 2: host.advance(frames: 3)
      default: host.send(keys.randomElement(using: &random) ?? .downArrow)
      }
      let surface = host.surface
      host.dropCaches()
      host.advance()
      guard host.surface != surface else { continue }
      Issue.record("seed \(seed), step \(step): from caches\n\(surface)\nand without\n\(host.surface)")
      return
    }
  }
}
