/// Looks for the shift of rows that saves most painting.
struct ShiftSearch {
  let rows: RowComparison
  let changed: [Int]

  /// Fewer rows saved than this are not worth moving the others.
  private static let leastGain = 2

  private var height: Int { rows.new.size.height }

  /// The best shift; `nil` if none saves enough.
  var best: Found? {
    if let distance = likely, let found = bestRows(movedBy: distance), found.gain * 4 >= changed.count * 3 {
      return found
    }
    return
      candidates
      .compactMap { distance in bestRows(movedBy: distance) }
      .max { $0.gain < $1.gain }
      .flatMap { $0.gain >= Self.leastGain ? $0 : nil }
  }

  /// A shift, the rows that need no painting for it, and those to paint after it.
  struct Found {
    let shift: SurfaceChange.Shift
    let gain: Int
    let rest: [Int]
  }

  /// The distance by which a row in the middle of those that changed moved, if it occurs once on the old
  /// surface: in most scrolls all moved by it.
  private var likely: Int? {
    for row in changed[(changed.count / 2)...].prefix(4) {
      let places = (0..<height).filter { rows.isSame(new: row, old: $0) }
      if places.count == 1 { return places[0] - row }
    }
    return nil
  }

  /// The distances by which most rows moved that occur once on the old surface: at most three.
  private var candidates: [Int] {
    let (old, new) = (rows.old.rowHashes, rows.new.rowHashes)
    var places: [UInt64: Int?] = [:]
    for (row, hash) in old.enumerated() {
      places.updateValue(places[hash] == nil ? row : nil, forKey: hash)
    }
    var votes: [Int: Int] = [:]
    for row in changed {
      if case .some(.some(let place)) = places[new[row]], place != row { votes[place - row, default: 0] += 1 }
    }
    return votes.sorted { ($0.value, -abs($0.key), $0.key) > ($1.value, -abs($1.key), $1.key) }.prefix(3).map(\.key)
  }

  /// The stretch of rows that gains most by moving up by `distance`: the greatest sum of a row's gain over neighbours
  /// (Kadane's scan), less the rows that were right and are uncovered.
  private func bestRows(movedBy distance: Int) -> Found? {
    var stays = Array(repeating: 1, count: height)
    for row in changed { stays[row] = 0 }
    var isRight = Array(repeating: 0, count: height)
    var best: (rows: Range<Int>, sum: Int)?
    var sum = 0
    var start = 0
    for row in max(0, -distance)..<min(height, height - distance) {
      if sum <= 0 {
        sum = 0
        start = row
      }
      isRight[row] = rows.isSame(new: row, old: row + distance) ? 1 : 0
      sum += isRight[row] - stays[row]
      if sum > best?.sum ?? 0 { best = (start..<row + 1, sum) }
    }
    guard let best else { return nil }
    let uncovered =
      distance > 0
      ? best.rows.upperBound..<best.rows.upperBound + distance : best.rows.lowerBound + distance..<best.rows.lowerBound
    let lost = uncovered.count { stays[$0] == 1 }
    let moved = min(uncovered.lowerBound, best.rows.lowerBound)..<max(uncovered.upperBound, best.rows.upperBound)
    return Found(
      shift: SurfaceChange.Shift(rows: moved, distance: distance), gain: best.sum - lost,
      rest: (0..<height).filter { best.rows.contains($0) ? isRight[$0] == 0 : moved.contains($0) || stays[$0] == 0 })
  }
}
