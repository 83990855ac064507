extension LazyStack {
  /// Scrolls a stack without rows, which has at most its margins to show.
  mutating func scrollEmpty() {
    let last = max(0, estimatedExtent - viewport.extent)
    var offset = frame.contentOffset
    for command in commands {
      switch command {
      case .by(let cells): offset += cells
      case .to(.start): offset = 0
      case .to(.end): offset = last
      case .to(.offset(let cells)): offset = cells
      case .to(.row), .to(.id): break
      }
    }
    commands.removeAll(keepingCapacity: true)
    animation = nil
    position.anchor = nil
    frame.contentOffset = min(max(0, offset), last)
  }
}
