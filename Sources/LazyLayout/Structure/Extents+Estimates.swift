extension Extents {
  /// The ratio between the present extents and the bases of all kinds together; 1 until it is learnt.
  var fallbackRatio: Double { all.ratio ?? 1 }

  /// The mean extent of all rows measured so far; 0 before the first one.
  var meanExtent: Double {
    guard all.known > 0 else { return 0 }
    return (Double(all.fresh) + all.staleBase * fallbackRatio) / Double(all.known)
  }

  /// What a kind's weights are multiplied with.
  ///
  /// - Complexity: O(1).
  func coefficients(ofKind kind: Int) -> Coefficients {
    let ratio = kinds[kind].ratio ?? fallbackRatio
    let mean = kinds[kind].mean(fallbackRatio: ratio) ?? meanExtent
    return Coefficients(
      mean: mean, ratio: ratio, perElement: kinds[kind].rowsPerElement * (mean + Double(spacing)))
  }

  /// The estimated cells of a stretch of runs, with a spacing after each row.
  ///
  /// - Complexity: O(columns).
  func cells(of total: RunTotal) -> Double {
    let total = total.at(generation)
    var sum = Double(total.fresh + total.rows * spacing) + total.folded
    sum += total.unseenRows * meanExtent + total.unseenBase * fallbackRatio
    for (column, weights) in total.columns.enumerated() where !weights.isZero {
      sum += weights * coefficients(ofKind: columnKinds[column])
    }
    return sum
  }

  /// The estimated cells of a stretch of a run's pieces, with a spacing after each row.
  ///
  /// - Complexity: O(1).
  func cells(of total: PieceTotal, by coefficients: Coefficients) -> Double {
    let total = total.at(generation)
    let weights = Weights(
      rows: total.unknown, base: total.base, freshBase: total.freshBase, unresolved: total.unresolved)
    return Double(total.fresh + total.rows * spacing) + weights * coefficients
  }

  /// The estimated extent of all content, in cells.
  ///
  /// - Complexity: O(1).
  var contentExtent: Int {
    max(0, Int(nearest: cells(of: order.total(of: root)) - Double(spacing)))
  }

  /// The estimated cells before a row, each row with the spacing after it.
  ///
  /// - Complexity: O(log n).
  func cells(before cursor: Cursor) -> Double {
    let coefficients = coefficients(ofKind: runs[cursor.run].kind)
    return cells(of: order.sum(before: runs[cursor.run].link))
      + cells(of: pieces.sum(before: cursor.link), by: coefficients)
      + Double(cursor.index) * (coefficients.mean + Double(spacing))
  }

  /// The row whose estimated place contains `offset` cells, and how far that is below the row's start.
  ///
  /// - Complexity: O(log n).
  func row(atCells offset: Double) -> (cursor: Cursor, inside: Double)? {
    guard rowCount > 0 else { return nil }
    let found =
      order.first(in: root) { self.cells(of: $0) > offset && $0.rows > 0 }
      ?? order.first(in: root) { [rowCount] in $0.rows >= rowCount }
    guard let found else { return nil }
    let run = order[found.link].run
    let coefficients = coefficients(ofKind: runs[run].kind)
    let start = cells(of: found.before)
    let rows = runs[run].total.rows
    let piece =
      pieces.first(in: runs[run].root) { start + self.cells(of: $0, by: coefficients) > offset && $0.rows > 0 }
      ?? pieces.first(in: runs[run].root) { $0.rows >= rows }
    guard let piece else { return nil }
    let inside = offset - start - cells(of: piece.before, by: coefficients)
    let count = pieces[piece.link].rows
    guard count > 0 else { return nil }
    let step = coefficients.mean + Double(spacing)
    let index = count == 1 || step <= 0 ? 0 : min(count - 1, max(0, Int(inside / step)))
    return (Cursor(run: run, link: piece.link, index: index), inside - Double(index) * step)
  }
}
