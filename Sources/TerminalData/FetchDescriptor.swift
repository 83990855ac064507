import Foundation

/// Which models of a type are wanted, and in what order.
public struct FetchDescriptor<Model> {
  /// What holds of the models wanted; `nil` for all of them.
  public var predicate: Predicate<Model>?
  /// What they are sorted by, the first one first; models that none of them tells apart stay in the order of insertion.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most; `nil` for all of them.
  public var fetchLimit: Int?
  /// How many of the first ones are left out.
  public var fetchOffset: Int?

  /// Creates the description of what is wanted.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// The models wanted of some.
  ///
  /// - Complexity: O(n log n), O(n) without an order.
  func apply(to models: some Sequence<Model>) throws -> [Model] {
    var found: [Model] = []
    if let predicate {
      for model in models where try predicate.evaluate(model) { found.append(model) }
    } else {
      found = Array(models)
    }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found.removeFirst(min(max(fetchOffset, 0), found.count)) }
    if let fetchLimit { found.removeLast(found.count - min(max(fetchLimit, 0), found.count)) }
    return found
  }
}
