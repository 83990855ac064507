/// The subviews that a layout arranges.
@preconcurrency @MainActor public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let elements: [ViewNode]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
}

/// One subview, to be measured and placed.
@preconcurrency @MainActor public struct LayoutSubview: @preconcurrency Equatable {
  let element: ViewNode

  /// How early a stack gives it its space.
  public var priority: Double { self[LayoutPriorityKey.self] }

  /// The value that the view tells for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    element.traits[key, as: Key.Value.self] ?? key.defaultValue
  }

  /// The size it takes where `proposal` is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { element.sizeThatFits(proposal) }

  /// The size it takes where `proposal` is offered, under SwiftUI's other name.
  public func dimensions(in proposal: ProposedViewSize) -> Size { element.sizeThatFits(proposal) }

  /// Puts the part of the subview that `anchor` names at `position`, with the size it takes for `proposal`.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = element.sizeThatFits(proposal)
    let x = Int((anchor.x * Double(size.width)).rounded(.down))
    let y = Int((anchor.y * Double(size.height)).rounded(.down))
    element.place(size, at: position - Point(x: x, y: y))
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.element === right.element }
}
