import Foundation

/// Which models of the library are shown.
struct LibraryFilter: Hashable, Sendable {
  /// What is looked for in title, category and file; the case of letters counts only if one of its own is a capital.
  var text = ""
  /// The category as `LibraryModel.category` has it; empty for all.
  var category = ""

  /// Whether all models are shown.
  var isEmpty: Bool { text.isEmpty && category.isEmpty }

  /// The names of the category from the widest, in a line.
  var categoryTitle: String {
    category.split(separator: LibraryModel.categoryEnd).joined(separator: " › ")
  }

  /// What holds of the models that are shown; `nil` where all are.
  var predicate: Predicate<LibraryModel>? {
    let (text, category) = (text, category)
    if isEmpty { return nil }
    if text.isEmpty { return #Predicate { $0.category.starts(with: category) } }
    if text.contains(where: \.isUppercase) {
      return #Predicate { $0.category.starts(with: category) && $0.text.contains(text) }
    }
    return #Predicate { $0.category.starts(with: category) && $0.smallText.contains(text) }
  }
}
