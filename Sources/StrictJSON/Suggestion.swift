/// The known name that differs least from a misspelt one: by at most a third of its characters, case apart.
func suggestion(for name: String, among known: [String]) -> String? {
  let letters = Array(name.lowercased().unicodeScalars.prefix(100))
  var best: (name: String, distance: Int)?
  for candidate in known where candidate != name {
    let other = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(1, other.count / 3)
    guard abs(letters.count - other.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// How many insertions, removals, replacements and swaps of neighbours turn one sequence into another
/// (optimal string alignment; Damerau 1964, Levenshtein 1965).
private func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
