import OrigamiModel
import TerminalUI
import TestSupport
import Testing

@testable import OrigamiScreens

@MainActor @Suite struct LibraryStormTests {
  @Test("a storm of keys, clicks and sizes leaves the library in order", arguments: Mutation.seeds(12))
  func storm(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let library = LibraryState(Library.catalogue.entries(), memory: ReadingMemory())
    let host = ViewHost(width: 80, height: 24) { LibraryScreen(library: library) { _ in } }
    let keys: [KeyEquivalent] = [
      "h", "j", "k", "l", "g", "G", " ", "b", "/", "o", "*", "u", "?", "c", "i", .escape, .tab,
    ]
    for _ in 0..<80 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6: host.send(keys.randomElement(using: &random) ?? "j")
      case 6: host.advance(frames: 3)
      case 7:
        let place = Point(x: Int.random(in: 0..<60, using: &random), y: Int.random(in: 0..<20, using: &random))
        for kind in [MouseEvent.Kind.down, .up] { host.send(.mouse(MouseEvent(kind, button: .left, at: place))) }
      default:
        let isTiny = Int.random(in: 0..<3, using: &random) == 0
        host.resize(
          width: Int.random(in: isTiny ? 1...12 : 10...150, using: &random),
          height: Int.random(in: isTiny ? 1...5 : 5...60, using: &random))
      }
    }
    host.resize(width: 80, height: 24)
    for _ in 0..<3 { host.send(.escape) }
    host.send("G")
    host.advance(frames: 2)
    #expect(host.screen.contains("Tulip"), "seed \(seed)")
    host.send("g")
    host.advance(frames: 2)
    #expect(host.screen.contains("Cat face"), "seed \(seed)")
  }
}
