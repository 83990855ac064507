/// The models of one type in the order of their insertion.
///
/// Invariant: `places[id]` is where the model of that id stands in `slots`; other slots are empty.
struct Table<Model: Identifiable> {
  private var slots: [Model?] = []
  private var places: [Model.ID: Int] = [:]

  /// How many models there are.
  var count: Int { places.count }
  /// The models in the order of their insertion.
  var models: some Sequence<Model> { slots.lazy.compactMap { $0 } }

  /// Puts in a model; one with the same id is replaced and keeps its place.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ model: Model) {
    if let place = places[model.id] {
      slots[place] = model
    } else {
      places[model.id] = slots.count
      slots.append(model)
    }
  }

  /// Takes out the model of an id; whether there was one.
  ///
  /// - Complexity: O(1) amortized.
  mutating func remove(_ id: Model.ID) -> Bool {
    guard let place = places.removeValue(forKey: id) else { return false }
    slots[place] = nil
    if slots.count > 16, slots.count > places.count * 2 { compact() }
    return true
  }

  /// Takes out all empty slots.
  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for (place, model) in slots.enumerated() { if let model { places[model.id] = place } }
  }
}
