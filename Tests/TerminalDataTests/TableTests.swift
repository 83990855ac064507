import Foundation
import TestSupport
import Testing

@testable import TerminalData

@MainActor @Suite struct TableTests {
  struct Item: Identifiable, Equatable, Sendable {
    var id: Int
    var value: Int
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aTableIsAnArrayWithoutDoubles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = Table<Item>()
    var array: [Item] = []
    for step in 0..<400 {
      let id = Int.random(in: 0..<60, using: &generator)
      if Int.random(in: 0..<5, using: &generator) < 2 {
        let item = Item(id: id, value: step)
        table.insert(item)
        if let index = array.firstIndex(where: { $0.id == id }) { array[index] = item } else { array.append(item) }
      } else {
        let wasThere = array.contains { $0.id == id }
        array.removeAll { $0.id == id }
        #expect(table.remove(id) == wasThere)
      }
      #expect(Array(table.models) == array, "seed \(seed), step \(step)")
      #expect(table.count == array.count)
    }
  }

  @Test func aStoreFetchesFilteredSortedAndCut() throws {
    let store = DataStore()
    for value in [3, 1, 2, 5, 4] { store.insert(Item(id: value, value: value % 2)) }
    var descriptor = FetchDescriptor<Item>(
      predicate: #Predicate { $0.id > 1 }, sortBy: [SortDescriptor(\.value), SortDescriptor(\.id, order: .reverse)])
    #expect(try store.fetch(descriptor).map(\.id) == [4, 2, 5, 3])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try store.fetch(descriptor).map(\.id) == [2, 5])
    #expect(try store.fetchCount(FetchDescriptor<Item>()) == 5)
    try store.delete(model: Item.self, where: #Predicate { $0.value == 1 })
    #expect(try store.fetch(FetchDescriptor<Item>()).map(\.id) == [2, 4])
    try store.delete(model: Item.self)
    #expect(try store.fetchCount(FetchDescriptor<Item>()) == 0)
  }
}
