import LazyLayout
import TestSupport

@testable import lazy_scenario

/// Makes random rows, runs and sections under names of their own.
struct RowGenerator {
  /// How tall rows are on the whole.
  enum Flavour: CaseIterable { case short, medium, wild, flat, text }

  var random: SeededGenerator
  private let flavour: Flavour
  private var names = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    flavour = Flavour.allCases.randomElement(using: &random) ?? .short
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// True once in `n` times.
  mutating func once(in n: Int) -> Bool { number(1...n) == 1 }

  mutating func extent() -> Int {
    switch flavour {
    case .short: number(0...4)
    case .medium: number(1...12)
    case .wild: once(in: 5) ? number(0...200) : number(0...9)
    case .flat: once(in: 2) ? 0 : number(1...3)
    case .text: number(1...6)
    }
  }

  mutating func scenario() -> Scenario {
    let pins: [PinnedViews] = [[], .sectionHeaders, [.sectionHeaders, .sectionFooters], .sectionFooters]
    let withSections = once(in: 2)
    return Scenario(
      name: "fuzz", width: [20, 40, 80].randomElement(using: &random) ?? 80,
      height: once(in: 8) ? number(0...2) : number(3...14), spacing: once(in: 3) ? number(1...3) : 0,
      pinned: withSections ? pins.randomElement(using: &random) ?? [] : [], frameTime: 16667,
      retention: once(in: 3) ? number(0...4) : nil, track: nil,
      rows: (0..<number(0...5)).flatMap { _ in items(sections: withSections) }, actions: [])
  }

  mutating func items(sections: Bool) -> [Item] {
    guard sections, !once(in: 3) else { return [item()] }
    names += 1
    let name = "S\(names)"
    let header: RowSpec? = once(in: 5) ? nil : supplementary("\(name)h")
    let footer: RowSpec? = once(in: 2) ? nil : supplementary("\(name)f")
    return [.section(SectionSpec(name: name, header: header, footer: footer, rows: rows(0...3)))]
  }

  mutating func rows(_ count: ClosedRange<Int>) -> [Item] { (0..<number(count)).map { _ in item() } }

  private mutating func supplementary(_ id: String) -> RowSpec {
    RowSpec(id: id, content: .plain(once(in: 4) ? .text(number(20...80), plus: 0) : .fixed(number(0...3))))
  }

  private mutating func item() -> Item {
    names += 1
    guard once(in: 2) else { return .row(row("s\(names)")) }
    let count = once(in: 5) ? number(10...30) : number(0...8)
    return .run(RunSpec(name: "r\(names)_", count: count, pattern: pattern()))
  }

  private mutating func pattern() -> RunSpec.Pattern {
    if flavour == .text || once(in: 4) {
      let plus = number(0...2)
      return .cycle((0..<number(1...5)).map { _ in .text(number(0...400), plus: plus) })
    }
    if once(in: 4) { return .formula(a: extent(), m: number(1...9), b: number(0...5), n: number(1...9)) }
    return .cycle((0..<number(1...5)).map { _ in .fixed(extent()) })
  }

  private mutating func row(_ id: String) -> RowSpec {
    var row = RowSpec(id: id, content: content(id))
    if once(in: 4) { row.kind = ["photo", "note"].randomElement(using: &random) }
    return row
  }

  private mutating func content(_ id: String) -> RowSpec.Content {
    switch number(1...12) {
    case 1: return .subviews((0..<number(0...4)).map { _ in extent() }, isDynamic: false)
    case 2: return .subviews((0..<number(0...4)).map { _ in extent() }, isDynamic: true)
    case 3:
      let columns = RunSpec(
        name: "\(id)c", count: number(1...20), pattern: .cycle((0..<number(1...4)).map { _ in .fixed(number(1...20)) }),
        cross: number(0...6))
      return .nested(NestedSpec(columns: [.run(columns)], spacing: number(0...2)))
    case 4, 5: return .plain(.text(number(0...500), plus: number(0...2)))
    case 6: return .plain(.table([20, 40, 80].map { (width: $0, extent: extent()) }))
    default: return .plain(.fixed(extent()))
    }
  }
}
