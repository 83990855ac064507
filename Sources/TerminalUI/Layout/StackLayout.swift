/// The arrangement of `HStack` and `VStack`: space goes to the least flexible subviews first, by priority.
struct StackLayout: Equatable {
  let axis: Axis
  let spacing: Int

  /// The subviews' sizes for a proposal, in order.
  ///
  /// - Complexity: O(n log n) and three or four measurements of each subview.
  @MainActor func sizes(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Size] {
    guard let length = proposal[axis], length < .unbounded else {
      return subviews.map { $0.sizeThatFits(offer(proposal[axis], proposal)) }
    }
    if subviews.count == 1 { return [subviews[0].sizeThatFits(proposal)] }
    var sizes = Array(repeating: Size.zero, count: subviews.count)
    var left = max(0, length - spacing * max(0, subviews.count - 1))
    var groups: [Double: [Int]] = [:]
    for index in subviews.indices { groups[subviews[index].priority, default: []].append(index) }
    let priorities = groups.keys.sorted(by: >)
    let smallest = priorities.count > 1 ? subviews.map { $0.sizeThatFits(offer(0, proposal))[axis] } : []
    for (rank, priority) in priorities.enumerated() {
      let later = priorities[(rank + 1)...].flatMap { groups[$0] ?? [] }
      let reserved = later.reduce(0) { $0 + smallest[$1] }
      let group = groups[priority] ?? []
      let order = group.map { ($0, flexibility(of: subviews[$0], proposal)) }.sorted { $0.1 < $1.1 }.map(\.0)
      var room = max(0, left - reserved)
      for (place, index) in order.enumerated() {
        let share = room / (order.count - place)
        sizes[index] = subviews[index].sizeThatFits(offer(share, proposal))
        room = max(0, room - sizes[index][axis])
      }
      left = room + reserved
    }
    // What nobody took goes to those whom their share cut short.
    for index in subviews.indices where left > 0 {
      guard subviews[index].sizeThatFits(offer(.unbounded, proposal))[axis] > sizes[index][axis] else { continue }
      let more = subviews[index].sizeThatFits(offer(sizes[index][axis] + left, proposal))
      let gain = more[axis] - sizes[index][axis]
      guard gain > 0, gain <= left else { continue }
      sizes[index] = more
      left -= gain
    }
    return sizes
  }

  private func offer(_ length: Int?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(length, along: axis, cross: proposal[axis.other])
  }

  @MainActor private func flexibility(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> Int {
    subview.sizeThatFits(offer(.unbounded, proposal))[axis] - subview.sizeThatFits(offer(0, proposal))[axis]
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    let sizes = sizes(proposal, subviews)
    let main = sizes.reduce(0) { $0 + $1[axis] } + spacing * max(0, sizes.count - 1)
    return Size(main, along: axis, cross: sizes.reduce(0) { max($0, $1[axis.other]) })
  }

  @MainActor func place(
    in bounds: Rect, _ subviews: LayoutSubviews, crossPosition: (_ length: Int, _ space: Int) -> Int
  ) {
    let sizes = sizes(ProposedViewSize(bounds.size), subviews)
    var main = bounds.origin[axis]
    for (index, size) in sizes.enumerated() {
      let cross = bounds.origin[axis.other] + crossPosition(size[axis.other], bounds.size[axis.other])
      subviews[index].element.place(size, at: Point(main, along: axis, cross: cross))
      main += size[axis] + spacing
    }
  }
}

/// The layout of `HStack`.
public struct HStackLayout: Layout, Equatable {
  /// Where subviews stand from top to bottom.
  public var alignment: VerticalAlignment
  private let stack: StackLayout

  /// Creates the layout; the default spacing is a cell.
  public init(alignment: VerticalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    stack = StackLayout(axis: .horizontal, spacing: spacing ?? 1)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    stack.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(in: bounds, subviews) { alignment.position(of: $0, in: $1) }
  }
}

/// The layout of `VStack`.
public struct VStackLayout: Layout, Equatable {
  /// Where subviews stand across.
  public var alignment: HorizontalAlignment
  private let stack: StackLayout

  /// Creates the layout; the default spacing is 0.
  public init(alignment: HorizontalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    stack = StackLayout(axis: .vertical, spacing: spacing ?? 0)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    stack.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(in: bounds, subviews) { alignment.position(of: $0, in: $1) }
  }
}

/// The layout of `ZStack`.
public struct ZStackLayout: Layout, Equatable {
  /// Where subviews stand in the space of all.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.reduce(.zero) { largest, subview in
      let size = subview.sizeThatFits(proposal)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
      subview.element.place(size, at: bounds.origin + alignment.position(of: size, in: bounds.size))
    }
  }
}
