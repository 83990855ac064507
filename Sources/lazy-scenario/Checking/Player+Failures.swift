import LazyLayout

extension Player {
  /// What of an expectation does not hold, in words.
  ///
  /// `isFrame`: moves count from the frame before, not the last action.
  func failures(of expectation: Expectation, isFrame: Bool = false) -> [String] {
    var failures: [String] = []
    func compare<Value: Equatable>(_ name: String, _ wanted: Value?, _ seen: @autoclosure () -> Value) {
      guard let wanted else { return }
      let seen = seen()
      if wanted != seen { failures.append("\(name) \(words(wanted)), seen \(words(seen))") }
    }
    for (key, bound) in expectation.numbers { compareNumber(key, bound, isFrame, into: &failures) }
    for (key, ids) in expectation.lists { compareList(key, ids, into: &failures) }
    for (key, isSo) in expectation.claims { compare(key.rawValue, isSo, claim(key, isFrame: isFrame)) }
    compare("visible", expectation.visible, view.entries.map(\.place))
    compare("pinned", expectation.pinned, view.pinned.map(\.place))
    compare("top", expectation.top.map { [$0] }, view.entries.prefix(1).map(\.place))
    compare("thumb", expectation.thumb, view.thumb.map { [$0.start, $0.length] } ?? [])
    for place in expectation.yOf ?? [] {
      compare("yOf", [place], view.entries.filter { $0.id == place.id }.prefix(1).map(\.place))
    }
    for place in expectation.nestedOffset ?? [] {
      compare("nestedOffset of \(place.id)", place.y, source.bands[place.id]?.stack.contentOffset ?? 0)
    }
    return failures
  }

  private func compareNumber(
    _ key: Expectation.NumberKey, _ bound: Bound, _ isFrame: Bool, into failures: inout [String]
  ) {
    for seen in numbers(key, isFrame: isFrame) where !bound.holds(for: seen) {
      failures.append("\(key.rawValue) \(bound), seen \(seen)")
      return
    }
  }

  /// The numbers that are to be as expected; for `movedBy` those of all rows that stayed visible.
  private func numbers(_ key: Expectation.NumberKey, isFrame: Bool) -> [Int] {
    switch key {
    case .offset: [view.offset]
    case .contentExtent: [view.contentExtent]
    case .measured: [view.measured]
    case .live: [view.live]
    case .missed: [missed]
    case .movedBy: moves(isFrame: isFrame)
    case .blankLines: [view.lines.filter { $0.isEmpty }.count]
    case .builtThisAction: [history.builtThisAction]
    case .builtPerFrameAtMost: isFrame ? history.builtPerFrame.suffix(1) : history.builtPerFrame
    case .warnings: [warnings.count]
    }
  }

  private func compareList(_ key: Expectation.ListKey, _ ids: [String], into failures: inout [String]) {
    func expectAll(_ text: String, _ isSo: (String) -> Bool) {
      let wrong = ids.filter { !isSo($0) }
      if !wrong.isEmpty { failures.append("\(key.rawValue): \(text) \(words(wrong))") }
    }
    switch key {
    case .visibleIds:
      let seen = view.entries.map(\.id)
      if seen != ids { failures.append("visibleIds \(words(ids)), seen \(words(seen))") }
    case .lines:
      let seen = view.lines
      if seen != ids { failures.append("lines \(words(ids)), seen \(words(seen))") }
    case .hasBuilt: expectAll("never built were") { history.hasBuilt.contains($0) }
    case .hasNotBuilt: expectAll("built were") { !history.hasBuilt.contains($0) }
    case .hasAppeared: expectAll("never appeared did") { history.hasAppeared.contains($0) }
    case .hasNotAppeared: expectAll("appeared did") { !history.hasAppeared.contains($0) }
    case .isLive: expectAll("not live are") { history.live[$0] != nil }
    case .isNotLive: expectAll("live are") { history.live[$0] == nil }
    }
  }

  private func claim(_ key: Expectation.ClaimKey, isFrame: Bool) -> Bool {
    switch key {
    case .unmoved: moves(isFrame: isFrame).allSatisfy { $0 == 0 }
    case .contiguous: view.isContiguous(spacing: scenario.spacing)
    case .exactTop: view.offset == 0 && view.isAtStart
    case .exactBottom: view.isAtEnd
    case .thumbMonotone: isMonotone(checks.thumbs)
    case .offsetMonotone: isMonotone(checks.offsets)
    }
  }

  private func isMonotone(_ numbers: [Int]) -> Bool {
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    return steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
  }

  /// How far each row moved that was visible before and is now.
  private func moves(isFrame: Bool) -> [Int] {
    let before = isFrame ? history.viewBeforeFrame : history.viewBeforeAction
    let places = Dictionary(before.entries.map { ($0.row, $0.y) }) { first, _ in first }
    return view.entries.compactMap { entry in places[entry.row].map { entry.y - $0 } }
  }
}

extension View.Entry {
  var place: Expectation.Place { Expectation.Place(id: id, y: y) }
}
