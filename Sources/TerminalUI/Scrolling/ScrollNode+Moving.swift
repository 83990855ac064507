extension ScrollNode: Animating {
  /// Moves by the user's wish; ends what a program began.
  func scrollByUser(_ distance: Int, along axis: Axis) {
    wasScrolledByUser = true
    cancelAnimation()
    if axis == mainAxis, let owner {
      owner.scroll(by: distance)
    } else {
      setOffset(offset(along: axis) + distance, along: axis)
    }
  }

  func scrollByUser(toEnd isEnd: Bool) {
    wasScrolledByUser = true
    cancelAnimation()
    move(toEnd: isEnd, nil)
  }

  private func move(toEnd isEnd: Bool, _ animation: Animation?) {
    if let owner {
      owner.scroll(toEdge: isEnd, animation)
    } else {
      move(to: isEnd ? contentSize[mainAxis] : 0, along: mainAxis, animation)
    }
  }

  func cancelAnimation() {
    animation = nil
    graph.setAnimating(self, false)
    owner?.stopAnimation()
    pending = nil
  }

  /// Moves by a program's wish; whether the place is known.
  @discardableResult
  func scroll(to target: ScrollTarget) -> Bool {
    guard !size.isEmpty else {
      pending = target
      return true
    }
    cancelAnimation()
    let animation = environment.accessibilityReduceMotion ? nil : target.animation
    wasScrolledByUser = false
    switch target.place {
    case .edge(let edge): move(toEnd: edge == .bottom || edge == .trailing, animation)
    case .offset(let x, let y):
      if let x { move(to: x, along: .horizontal, animation) }
      if let y { move(to: y, along: .vertical, animation) }
    case .id(let id, let anchor): return scroll(to: id, anchor, animation)
    }
    return true
  }

  private func move(to offset: Int, along axis: Axis, _ animation: Animation?) {
    if axis == mainAxis, let owner {
      owner.scroll(toOffset: offset, animation)
      return
    }
    guard let animation else {
      setOffset(offset, along: axis)
      return
    }
    let end = max(0, min(offset, contentSize[axis] - viewport[axis]))
    self.animation = ScrollAnimation(
      axis: axis, from: self.offset(along: axis), to: end, start: graph.now(), animation: animation)
    graph.setAnimating(self, true)
  }

  func advance(to now: Int) -> Bool {
    guard let animation else { return false }
    setOffset(animation.offset(at: now), along: animation.axis)
    if animation.isOver(at: now) { self.animation = nil }
    return self.animation != nil
  }

  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
    if let owner, owner.scroll(to: id, anchor, animation) { return true }
    guard let node = first(where: { $0.identified?.identity == id }) else { return false }
    var elements: [ViewNode] = []
    node.collectElements(into: &elements)
    guard let element = elements.first else { return false }
    let corner = element.position(of: .zero, inContentOf: self)
    for axis in Axis.allCases where axes.contains(axis == .vertical ? .vertical : .horizontal) {
      move(
        to: offset(showing: corner[axis], element.size[axis], anchor, along: axis), along: axis, animation)
    }
    return true
  }

  /// The offset at which something is where the anchor wants it, or seen whole with the least movement.
  private func offset(showing start: Int, _ length: Int, _ anchor: UnitPoint?, along axis: Axis) -> Int {
    let space = viewport[axis]
    if let anchor {
      let fraction = axis == .vertical ? anchor.y : anchor.x
      return start - Int((fraction * Double(space - length)).rounded(.down))
    }
    let now = offset(along: axis)
    if start < now || length >= space { return start }
    return start + length > now + space ? start + length - space : now
  }

  /// Scrolls by the least that shows an element inside whole.
  func reveal(_ element: ViewNode) {
    let corner = element.position(of: .zero, inContentOf: self)
    let isRevealed = owner?.revealRow(around: element) ?? false
    for axis in Axis.allCases where axes.contains(axis == .vertical ? .vertical : .horizontal) {
      if axis == mainAxis && isRevealed { continue }
      let wanted = offset(showing: corner[axis], element.size[axis], nil, along: axis)
      let distance = wanted - offset(along: axis)
      guard distance != 0 else { continue }
      if axis == mainAxis, let owner {
        owner.scroll(by: distance)
      } else {
        setOffset(wanted, along: axis)
      }
    }
    enclosing(ScrollNode.self)?.reveal(self)
  }

  /// How many cells of the first row in view lie before the visible rect.
  var rowOffset: Int {
    let rows = targets()
    let first = rows.first { $0.start + $0.extent > 0 && $0.start < viewport[mainAxis] }
    return max(0, -(first?.start ?? 0))
  }

  /// The ids of what is seen of lazy rows, or of the elements of a stack, in order.
  func visibleTargets(threshold: Double) -> [AnyHashable] {
    let space = viewport[mainAxis]
    let rows = targets()
    return rows.compactMap { row in
      let seen = min(row.start + row.extent, space) - max(row.start, 0)
      guard seen > 0, row.extent > 0 else { return nil }
      let isSeen = Double(seen) >= threshold * Double(row.extent) || Double(seen) >= threshold * Double(space)
      return isSeen ? row.id : nil
    }
  }
}
