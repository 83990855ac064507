import Foundation
import Observation

/// Models in memory, by type and id, for `Query` properties of views to read.
///
/// A model is a value, which is changed by inserting it anew, or an observed object.
@MainActor public final class DataStore {
  private var tables: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a store without models.
  public init() {}

  private func table<Model: Identifiable>(of type: Model.Type) -> ObservedTable<Model> {
    if let table = tables[ObjectIdentifier(type)] as? ObservedTable<Model> { return table }
    let table = ObservedTable<Model>()
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// Puts in a model; one of its type with the same id is replaced and keeps its place in the order.
  ///
  /// - Complexity: O(1) on average; queries follow once before the next evaluation of views.
  public func insert<Model: Identifiable>(_ model: Model) { table(of: Model.self).rows.insert(model) }

  /// Takes out the model with the id of `model`, if there is one.
  ///
  /// - Complexity: O(1) amortized.
  public func delete<Model: Identifiable>(_ model: Model) { _ = table(of: Model.self).rows.remove(model.id) }

  /// Takes out the models of which a predicate holds, all of the type without one.
  public func delete<Model: Identifiable>(model: Model.Type, where predicate: Predicate<Model>? = nil) throws {
    let table = table(of: model)
    for found in try FetchDescriptor(predicate: predicate).apply(to: table.rows.models) {
      _ = table.rows.remove(found.id)
    }
  }

  /// The models wanted.
  public func fetch<Model: Identifiable>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    try descriptor.apply(to: table(of: Model.self).rows.models)
  }

  /// How many models are wanted.
  public func fetchCount<Model: Identifiable>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }
}

/// A table that tells who read it of each change.
@Observable @MainActor private final class ObservedTable<Model: Identifiable> {
  var rows = Table<Model>()
}
