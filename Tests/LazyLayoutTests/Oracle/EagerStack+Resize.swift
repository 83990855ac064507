extension EagerStack {
  /// The viewport takes another size.
  mutating func resize(width: Int, height: Int) -> Outcome {
    let isWider = width != self.width
    if isWider, memory == nil { memory = remembered }
    self.width = width
    measureAgain(height: height)
    guard !isAnimating, let offset else { return .anywhere }
    if isWider, height == 0 {
      // Without a line to show nothing is measured at the new width.
      hasLostTarget = true
      return .anywhere
    }
    if isWider { return recall() }
    if isAtStart { return .oneOf([0]) }
    return .oneOf([isAtEnd ? layout.largestOffset : layout.clamp(offset)])
  }

  private var remembered: Memory {
    guard offset != nil, height > 0, !isAnimating else { return .vague }
    return isAtStart ? .start : isAtEnd ? .end : anchors.isEmpty ? .vague : .anchors(anchors)
  }

  /// Where the remembered place is at the present width.
  private func recall() -> Outcome {
    switch memory {
    case .start: .oneOf([0])
    case .end: .oneOf([layout.largestOffset])
    case .anchors(let anchors):
      .oneOf(
        anchors.compactMap { anchor in
          layout.row(anchor.id).map { layout.clamp($0.top - anchor.y(atExtent: $0.extent)) }
        })
    case .vague, nil: .anywhere
    }
  }
}

extension EagerStack.Anchor {
  /// Where the row begins once it has another extent: the part of it that was above the viewport stays above.
  func y(atExtent now: Int) -> Int {
    guard y < 0, extent > 0 else { return y }
    return -max(0, min(now - 1, (2 * -y * now + extent) / (2 * extent)))
  }
}
