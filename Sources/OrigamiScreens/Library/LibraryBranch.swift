/// A row of the outline: all models, a category, or a model in it.
struct LibraryBranch: Identifiable, Hashable, Sendable {
  /// What a row stands for.
  enum ID: Hashable, Sendable {
    case all
    /// A category as `LibraryModel.category` has it.
    case category(String)
    case model(ModelKey)
  }

  let id: ID
  let title: String
  /// What is in a category, further categories first.
  var children: [LibraryBranch]?

  /// The categories and models of a library.
  ///
  /// - Parameter models: in the order in which they are listed in their categories.
  /// - Complexity: O(n log n).
  static func tree(of models: [LibraryModel]) -> [LibraryBranch] {
    let paths = models.filter { $0.fault == nil }.map { (names: $0.categories[...], model: $0) }
    return branches(paths, in: "")
  }

  private static func branches(
    _ paths: [(names: ArraySlice<String>, model: LibraryModel)], in category: String
  ) -> [LibraryBranch] {
    let groups = Dictionary(grouping: paths.filter { !$0.names.isEmpty }) { $0.names.first ?? "" }
    let categories = groups.sorted { $0.key < $1.key }.map { name, paths in
      let id = category + name + String(LibraryModel.categoryEnd)
      let children = branches(paths.map { ($0.names.dropFirst(), $0.model) }, in: id)
      return LibraryBranch(id: .category(id), title: name, children: children)
    }
    let models = paths.filter { $0.names.isEmpty }.map { LibraryBranch(id: .model($0.model.id), title: $0.model.title) }
    return categories + models
  }
}
