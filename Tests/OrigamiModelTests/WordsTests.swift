import OrigamiModel
import Testing

@Suite struct WordsTests {
  private func words(_ model: String) throws -> [[String]] {
    var timeline = try Library.timeline(model)
    var words: [[String]] = []
    for index in timeline.instructions.steps.indices { words.append(try timeline.scene(ofStep: index).words) }
    return words
  }

  @Test("The swan's moves in words") func swan() throws {
    #expect(
      try words("swan") == [
        [
          "Valley-fold the left corner to the right along the diagonal from the bottom corner to the top corner, "
            + "the single layer; unfold again."
        ],
        [
          "Valley-fold the lower right edge up and to the left, to the vertical centre crease, the single layer.",
          "Valley-fold the lower left edge up and to the right, to the vertical centre crease, the single layer.",
        ],
        ["Turn the paper over, left to right."],
        [
          "Valley-fold the left folded edge to the right, to the vertical centre crease, both layers.",
          "Valley-fold the right folded edge to the left, to the vertical centre crease, both layers.",
        ],
        ["Valley-fold the bottom corner up to the top corner, all 4 layers."],
        [
          "Valley-fold the top corner down to the point half-way from the top corner to the point “base” (bottom), "
            + "only that flap, all 4 layers."
        ],
        ["Mountain-fold the left part behind and to the right along the vertical centre crease, all 9 layers."],
        [
          "Pull the flap out, undoing its folds of steps 5 and 6, and outside-reverse-fold the left corner "
            + "down and to the left along the line through the point “breast” (bottom) at 45° to the left folded edge, "
            + "only that flap, all its layers."
        ],
        [
          "Pull the flap out and outside-reverse-fold the lower left corner down and to the right along the line "
            + "through the point “cheek” (lower left) at 45° to the bottom folded edge, only that flap, all its layers."
        ],
      ])
  }

  @Test(
    "Every fold of the library is said with its part, its direction and its layers", arguments: Library.catalogue.names)
  func library(model: String) throws {
    for (index, sentences) in try words(model).enumerated() {
      #expect(!sentences.isEmpty, "\(model) step \(index + 1)")
      for sentence in sentences where !sentence.hasPrefix("Turn the paper") {
        let place = Comment(rawValue: "\(model) step \(index + 1): \(sentence)")
        #expect(["corner", "edge", "part", "point"].contains { sentence.contains($0) }, place)
        #expect(["layer", "layers"].contains { sentence.contains($0) }, place)
        #expect([" up", " down", "to the left", "to the right"].contains { sentence.contains($0) }, place)
        #expect(sentence.hasSuffix("."), place)
      }
    }
  }
}
