extension View {
  /// What each viewport line shows, pinned rows over flowing ones; "" for a line without a row.
  var lines: [String] {
    var lines = Array(repeating: "", count: height)
    for entry in entries + pinned {
      for y in max(0, entry.y)..<max(0, entry.y, min(height, entry.end)) { lines[y] = "\(entry.id):\(y - entry.y)" }
    }
    return lines
  }

  /// Visible rows follow each other with just the spacing, in data order.
  func isContiguous(spacing: Int) -> Bool {
    zip(entries, entries.dropFirst()).allSatisfy { upper, lower in
      lower.index > upper.index && lower.y == upper.end + spacing * (lower.index - upper.index)
    }
  }
}
