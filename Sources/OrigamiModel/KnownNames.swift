import Folding

/// The names that instructions may use at the place that is being read: the sheet's corners, and the points and folds
/// of what came before.
final class KnownNames {
  private(set) var points: Set<String>
  private(set) var folds: Set<String> = []

  init(_ sheet: Sheet) { points = Set(sheet.corners.map(\.name)) }

  /// Adds a point; false if the name is taken.
  func addPoint(_ name: String) -> Bool { isFree(name) && points.insert(name).inserted }

  /// Adds a fold; false if the name is taken.
  func addFold(_ name: String) -> Bool { isFree(name) && folds.insert(name).inserted }

  private func isFree(_ name: String) -> Bool { !points.contains(name) && !folds.contains(name) }

  /// A few names for a message.
  static func list(_ names: Set<String>) -> String {
    let sorted = names.sorted()
    return sorted.prefix(12).map { "“\($0)”" }.joined(separator: ", ") + (sorted.count > 12 ? ", …" : "")
  }
}
