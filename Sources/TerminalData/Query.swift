import Foundation
import TerminalUI

/// The models of a type in the `DataStore` of the environment, filtered and sorted, as a property of a view.
///
/// The view is evaluated anew when the result is another: other models, another order, or other values. Without a store
/// in the environment there are none.
@propertyWrapper @MainActor public struct Query<Model: Identifiable>: DynamicProperty {
  private let descriptor: FetchDescriptor<Model>
  /// Tells this value of the property from others, since predicates can't be compared.
  private let token = Token()
  @Environment(DataStore.self) private var store: DataStore?
  @State private var results = QueryResults<Model>()

  private final class Token {}

  /// Creates the query that a descriptor tells.
  public init(_ descriptor: FetchDescriptor<Model> = FetchDescriptor()) { self.descriptor = descriptor }

  /// Creates a query of models of which a predicate holds, in an order.
  public init(filter: Predicate<Model>? = nil, sort descriptors: [SortDescriptor<Model>] = []) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query of models of which a predicate holds, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Model>? = nil, sort keyPath: any KeyPath<Model, Value> & Sendable, order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The models now.
  public var wrappedValue: [Model] {
    _ = store
    return results.models
  }

  /// Why the predicate could not be evaluated, if it could not; then there are no models.
  public var fetchError: (any Error)? { results.error }

  public func update() { results.take(descriptor, token, store) }
}
