import TestSupport
import Testing

@testable import origami

/// Files of settings with random damage: every line is understood or named in a line, and the program goes on.
@Suite struct ConfigurationMutationTests {
  @Test("Damaged settings", arguments: Mutation.seeds(60))
  func settings(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = Configuration.Key.allCases.flatMap { [$0.rawValue] + Configuration.values(of: $0) } + ["=", "#", "\n"]
    for _ in 0..<20 {
      var configuration = Configuration()
      for key in Configuration.Key.allCases {
        _ = configuration.set(key, to: Configuration.values(of: key).randomElement(using: &generator) ?? "")
      }
      var text = Array(configuration.lines.joined(separator: "\n").utf8)
      for _ in 0..<4 { text = Mutation.exchange(words, in: text, &generator) }
      if Bool.random(using: &generator) { text = Mutation.damage(text, &generator) }
      let damaged = String(decoding: text, as: UTF8.self)
      var warnings: [String] = []
      let read = Configuration(text: damaged, file: "config", warnings: &warnings)
      let lines = damaged.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      let places = warnings.map { $0.prefixMatch(of: /config:(\d+): ./).flatMap { Int($0.1) } }
      #expect(places.allSatisfy { $0.map { (1...lines).contains($0) } ?? false }, "seed \(seed): \(warnings)")
      #expect(!warnings.contains { $0.contains(where: \.isNewline) }, "seed \(seed)")
      var again: [String] = []
      #expect(Configuration(text: read.lines.joined(separator: "\n"), file: "config", warnings: &again) == read)
      #expect(again.isEmpty, "seed \(seed)")
    }
  }
}
