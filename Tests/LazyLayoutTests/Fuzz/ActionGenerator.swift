import TestSupport

@testable import lazy_scenario

/// Makes random actions on what is there.
struct ActionGenerator {
  var rows: RowGenerator
  private var stack: EagerStack

  init(_ rows: RowGenerator, _ stack: EagerStack) {
    self.rows = rows
    self.stack = stack
  }

  /// The next action on the stack as it is now.
  mutating func next(_ stack: EagerStack) -> Action {
    self.stack = stack
    let count = stack.layout.rows.count
    if count > 80 { return .change([removal(number(10...40))]) }
    switch number(1...100) {
    case 1...40: return scroll()
    case 41...52: return scrollTo()
    case 53...56: return .scrollToEdge(once(in: 2) ? .top : .bottom)
    case 57, 58: return .dragThumb([0, 1, 0.25, 0.5, 0.8][number(0...4)])
    case 59...69: return resize()
    case 70 where once(in: 2): return .change([.replace(replacement())])
    case 70...96: return .change(once(in: 8) ? (0..<number(2...4)).map { _ in change() } : [change()])
    default: return .frames(number(1...3))
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { rows.number(range) }
  private mutating func once(in n: Int) -> Bool { rows.once(in: n) }
  private mutating func sign() -> Int { once(in: 2) ? 1 : -1 }

  private mutating func scroll() -> Action {
    let bands = stack.visible.filter { stack.bands[$0.id] != nil }
    if once(in: 3), let band = bands.randomElement(using: &rows.random) {
      return .scrollNested(id: band.id, by: sign() * number(1...max(1, stack.width)))
    }
    let page = max(1, stack.height)
    return switch number(1...10) {
    case 1...5: .scroll(sign() * number(1...3))
    case 6, 7: .scroll(sign() * page)
    case 8: .scroll(sign() * max(1, page / 2))
    case 9: .scroll(sign() * number(1...page))
    default: .scroll(sign() * number(1...3000))
    }
  }

  private mutating func scrollTo() -> Action {
    guard let id = stack.structure.elements.randomElement(using: &rows.random)?.id else { return .frames(1) }
    let alignment = ScrollToSpec.Alignment.allCases.randomElement(using: &rows.random) ?? .top
    var spec = ScrollToSpec(id: once(in: 3) ? nearbyID() ?? id : id, at: alignment)
    if once(in: 8) {
      spec.duration = 16667 * number(1...8)
      if once(in: 2) { spec.play = number(1...6) }
    }
    return .scrollTo(spec)
  }

  private mutating func resize() -> Action {
    var width = stack.width
    var height = stack.height
    let what = number(1...5)
    if what <= 3 { width = once(in: 8) ? number(0...2) : once(in: 2) ? [20, 40, 80][number(0...2)] : number(5...120) }
    if what >= 3 { height = once(in: 8) ? number(0...2) : number(3...20) }
    return .resize(width: width, height: height)
  }

  private mutating func change() -> DataChange {
    let count = stack.layout.rows.count
    switch number(1...20) {
    case 1...6: return .insert(spot(), rows.rows(1...2))
    case 7: return .insert(.end, rows.items(sections: true))
    case 8...11: return count > 2 ? removal(number(1...5)) : .insert(spot(), rows.rows(1...2))
    case 12...14: return move()
    default: return setExtents()
    }
  }

  /// An element of the content, half of the time one in view.
  private mutating func nearbyID() -> String? {
    let content = stack.structure.elements.filter { $0.role == .content }
    let visible = Set(stack.visible.map(\.element))
    let near = content.filter { visible.contains($0.id) }
    return (once(in: 2) ? near.randomElement(using: &rows.random) : nil)?.id
      ?? content.randomElement(using: &rows.random)?.id
  }

  private mutating func spot() -> DataChange.Spot {
    let sections = stack.structure.entries.compactMap { entry -> String? in
      if case .begin(let name) = entry { name } else { nil }
    }
    if once(in: 6), let section = sections.randomElement(using: &rows.random) { return .into(section) }
    guard let id = nearbyID() else { return .end }
    return once(in: 2) ? .before(id) : .after(id)
  }

  /// Neighbours among the content.
  private mutating func removal(_ count: Int) -> DataChange {
    let content = stack.structure.elements.filter { $0.role == .content }.map(\.id)
    guard let id = nearbyID(), let start = content.firstIndex(of: id) else { return .remove([]) }
    return .remove(Array(content[start...].prefix(count)))
  }

  private mutating func move() -> DataChange {
    guard let id = nearbyID() else { return .insert(.end, rows.rows(1...1)) }
    var to = spot()
    while !to.isBesideRow { to = spot() }
    return to.names(id) ? setExtents() : .move(id, to)
  }

  private mutating func setExtents() -> DataChange {
    let plain = stack.structure.elements.filter(\.isPlain)
    let visible = Set(stack.visible.map(\.element))
    let near = plain.filter { visible.contains($0.id) }
    var extents: [String: Int] = [:]
    for _ in 0..<number(1...3) {
      let element =
        (once(in: 3) ? nil : near.randomElement(using: &rows.random)) ?? plain.randomElement(using: &rows.random)
      if let element { extents[element.id] = element.role == .content || once(in: 4) ? rows.extent() : number(0...3) }
    }
    return .setExtent(extents.sorted { $0.key < $1.key }.map { (id: $0.key, extent: $0.value) })
  }

  /// The present data with some rows left out and some new ones.
  private mutating func replacement() -> [Item] {
    var items: [Item] = []
    var section: SectionSpec?
    for entry in stack.structure.entries {
      switch entry {
      case .begin(let name): section = SectionSpec(name: name, header: nil, footer: nil, rows: [])
      case .end:
        if let section { items.append(.section(section)) }
        section = nil
      case .element(let element):
        switch element.role {
        case .header: section?.header = element.spec
        case .footer: section?.footer = element.spec
        case .content:
          var rows: [Item] = once(in: 4) ? [] : [.row(element.spec)]
          if once(in: 8) { rows += self.rows.rows(1...1) }
          if section == nil { items += rows } else { section?.rows += rows }
        }
      }
    }
    return items
  }
}
