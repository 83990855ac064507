import TestSupport
import Testing

@testable import OrigamiScreens

/// Records with random damage are read or refused, and what is read can be changed and written.
@Suite struct RecordMutationTests {
  private static let words = [
    "settings", "detail", "wording", "favourites", "models", "done", "place", "\"showcase\"", "\"full\"", "step",
    "true",
    "false", "[]", "{}", "null", "[", "{", "0", "1e99", "\"\"",
  ]

  @Test("Damaged records", arguments: Mutation.seeds(60))
  func record(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = RecordText().bytes(saying: ReadingRecord().changed(20, using: &generator))
    for _ in 0..<20 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged = Mutation.exchange(Self.words, in: damaged, &generator)
      }
      if Bool.random(using: &generator) { damaged = Mutation.damage(damaged, &generator) }
      guard let read = try? RecordText(damaged) else { continue }
      #expect(Set(read.record.favourites).count == read.record.favourites.count, "seed \(seed)")
      let changed = read.record.changed(5, using: &generator)
      #expect(try RecordText(read.bytes(saying: changed)).record == changed, "seed \(seed)")
    }
  }
}
