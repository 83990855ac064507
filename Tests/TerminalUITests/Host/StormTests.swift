import Testing

@testable import TerminalUI

@MainActor private final class Count {
  var evaluations = 0
}

@MainActor @Suite struct StormTests {
  @Test func manySizesAtOnceAreOneLayoutAndOneFrame() async {
    let terminal = MemoryTerminal(size: Size(width: 40, height: 10))
    let count = Count()
    let loop = TerminalLoop(terminal) {
      GeometryReader { geometry in
        count.evaluations += 1
        return Text("\(geometry.size.width)")
      }
    }
    for width in 1...60 { terminal.send(.resize(Size(width: width, height: 61 - width))) }
    terminal.close()
    await loop.run()
    #expect(terminal.presentations == 2)
    #expect(count.evaluations == 2)
    #expect(terminal.surface.size == Size(width: 60, height: 1))
    #expect(terminal.surface.description.hasPrefix("60"))
  }

  @Test func keysThatLeadBeyondTheEndsCostNothing() {
    let host = ViewHost(width: 20, height: 5) {
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }
    }
    for (edge, key) in [(KeyEquivalent.end, KeyEquivalent.downArrow), (.home, .upArrow)] {
      host.send(edge)
      host.advance(frames: 20)
      let before = host.statistics.total
      for _ in 0..<50 { host.send(key) }
      #expect(host.statistics.total == before)
    }
  }
}
