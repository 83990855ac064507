import TerminalCore
import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct ColorTests {
  @Test func `direct colours keep their values, and leave the palette its numbers`() {
    let map = ColorMap(range: .direct)
    #expect(map.number(of: Color(red: UInt8(0x12), green: 0x34, blue: 0x56)) == 0x12_3456)
    #expect(map.number(of: Color(red: UInt8(0), green: 0, blue: 0)) == 0x000100)
    #expect(map.number(of: Color(red: UInt8(0), green: 0, blue: 255)) == 0x0001FF)
    #expect(map.number(of: .palette(255)) == 255)
    #expect(map.number(of: .default) == -1)
  }

  @Test func `a palette's own colours are found again in it`() {
    for index in 16..<256 {
      let color = ColorMap.components(ofPalette: index)
      #expect(ColorMap.components(ofPalette: ColorMap.nearestIndex(to: color)) == color, "\(index)")
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `no colour of the palette of 256 is much nearer than the one taken`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let color = ColorMap.Components(
        Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random),
        Int.random(in: 0...255, using: &random))
      let taken = ColorMap.components(ofPalette: ColorMap.nearestIndex(to: color)).distance(to: color)
      let best = (16..<256).map { ColorMap.components(ofPalette: $0).distance(to: color) }.min() ?? 0
      #expect(taken <= best + 100, "seed \(seed)")
    }
  }

  @Test func `few colours are the nearest of those there are`() {
    let sixteen = ColorMap(range: .sixteen)
    let eight = ColorMap(range: .eight)
    let none = ColorMap(range: .none)
    let brightRed = Color(red: UInt8(250), green: 10, blue: 10)
    #expect(sixteen.number(of: brightRed) == 9 && eight.number(of: brightRed) == 1 && none.number(of: brightRed) == -1)
    #expect(sixteen.number(of: .gray) == 8 && eight.number(of: .gray) == -1)
    #expect(sixteen.number(of: .palette(231)) == 15 && eight.number(of: .palette(231)) == 7)
  }

  @Test func `less precision makes fewer colours, and keeps black and white`() {
    var map = ColorMap(range: .direct)
    map.precision = 3
    let levels = Set((0...255).map { map.number(of: Color(red: UInt8($0), green: 1, blue: 1)) })
    #expect(levels.count == 8)
    #expect(map.number(of: Color(red: UInt8(255), green: 255, blue: 255)) == 0xFF_FFFF)
  }

  @Test func `the environment decides on colours in the order of the conventions`() {
    func depth(_ colors: Int, _ variables: [String: String]) -> TerminalCapabilities.ColorDepth {
      .init(terminalColors: colors, environment: Environment(variables))
    }
    #expect(depth(256, [:]) == .indexed && depth(8, [:]) == .ansi && depth(-1, [:]) == .none)
    #expect(depth(256, ["COLORTERM": "truecolor"]) == .direct && depth(1 << 24, [:]) == .direct)
    #expect(depth(256, ["COLORTERM": "yes"]) == .indexed && depth(-1, ["COLORTERM": "24bit"]) == .none)
    #expect(depth(8, ["COLORTERM": "truecolor"]) == .direct && ColorMap.Range(.direct, terminalColors: 8) == .direct)
    let screen = ["COLORTERM": "truecolor", "TERM": "screen-256color"]
    #expect(depth(256, screen) == .direct && depth(256, screen.merging(["STY": "1.tty"]) { $1 }) == .indexed)
    #expect(depth(256, ["NO_COLOR": "1"]) == .none && depth(256, ["NO_COLOR": ""]) == .indexed)
    #expect(depth(256, ["CLICOLOR": "0"]) == .none)
    #expect(depth(256, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"]) == .indexed)
    #expect(depth(256, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]) == .none)
  }

  @Test func `pairs get numbers once, and the default pair is 0`() {
    var pairs = ColorPairs(capacity: 3)
    #expect(pairs.number(of: .init(foreground: -1, background: -1)) == .known(0))
    #expect(pairs.number(of: .init(foreground: 1, background: -1)) == .new(1))
    #expect(pairs.number(of: .init(foreground: 2, background: -1)) == .new(2))
    #expect(pairs.number(of: .init(foreground: 1, background: -1)) == .known(1))
  }

  @Test func `the pair used longest ago gives up its number, but none that is kept`() {
    var pairs = ColorPairs(capacity: 3)
    for color in 1...3 as ClosedRange<Int32> { _ = pairs.number(of: .init(foreground: color, background: 0)) }
    #expect(pairs.number(of: .init(foreground: 4, background: 0)) == .none)
    pairs.keepFromNowOn()
    pairs.keep(.init(foreground: 1, background: 0))
    #expect(pairs.number(of: .init(foreground: 4, background: 0)) == .new(2))
    #expect(pairs.number(of: .init(foreground: 5, background: 0)) == .new(3))
    #expect(pairs.number(of: .init(foreground: 6, background: 0)) == .none)
    #expect(pairs.number(of: .init(foreground: 1, background: 0)) == .known(1))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `pairs take turns as in a list kept by hand`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let capacity = Int.random(in: 1...6, using: &random)
    var pairs = ColorPairs(capacity: capacity)
    var used: [(color: Int32, number: Int32)] = []
    var kept: Set<Int32> = []
    var keepsAll = true
    for _ in 0..<200 {
      if Int.random(in: 0..<5, using: &random) == 0 {
        pairs.keepFromNowOn()
        (kept, keepsAll) = ([], false)
      }
      let color = Int32.random(in: 0..<9, using: &random)
      let number = pairs.number(of: .init(foreground: color, background: 7))
      if let place = used.firstIndex(where: { $0.color == color }) {
        #expect(number == .known(used[place].number), "seed \(seed)")
        used.append(used.remove(at: place))
      } else if used.count < capacity {
        used.append((color, Int32(used.count + 1)))
        #expect(number == .new(Int32(used.count)), "seed \(seed)")
      } else if let oldest = used.first, !keepsAll, !kept.contains(oldest.color) {
        #expect(number == .new(oldest.number), "seed \(seed)")
        used.removeFirst()
        used.append((color, oldest.number))
      } else {
        #expect(number == .none, "seed \(seed)")
        continue
      }
      kept.insert(color)
    }
  }
}
