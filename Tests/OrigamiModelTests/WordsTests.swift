import Folding
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
          "Valley-fold the top corner down to the point half-way from the top corner to the lower end of the "
            + "vertical edge in the middle, only the front flap at the top, all 4 layers."
        ],
        ["Mountain-fold the left part behind and to the right along the vertical centre crease, all 9 layers."],
        [
          "Pull the flap out, undoing its folds of steps 5 and 6, and outside-reverse-fold the corner that lies at the "
            + "left down and to the left along the line that rises to the right through the bottom corner, "
            + "at 45° to the left folded edge, only the front flap at the left, all its layers."
        ],
        [
          "Pull the flap out and outside-reverse-fold the corner that lies at the lower left down and to the right "
            + "along the line that rises to the right through the point a quarter of the way along the bottom folded "
            + "edge from its left end, at 45° to the bottom folded edge, only the flap at the lower left, all its layers."
        ],
      ])
  }

  @Test(
    "Every fold of the library is said with its part, its direction and its layers", arguments: Library.catalogue.names)
  func library(model: String) throws {
    for (index, sentences) in try words(model).enumerated() {
      #expect(!sentences.isEmpty, "\(model) step \(index + 1)")
      #expect(Set(sentences).count == sentences.count, "\(model) step \(index + 1): two folds that sound the same")
      for sentence in sentences where !sentence.hasPrefix("Turn the paper") {
        let place = Comment(rawValue: "\(model) step \(index + 1): \(sentence)")
        #expect(["corner", "edge", "part", "point"].contains { sentence.contains($0) }, place)
        #expect(["layer", "layers"].contains { sentence.contains($0) }, place)
        #expect([" up", " down", "to the left", "to the right"].contains { sentence.contains($0) }, place)
        #expect(sentence.hasSuffix("."), place)
        #expect(!sentence.contains("“"), "a name that only the author knows: \(place)")
      }
    }
  }

  private func words(after earlier: [Action] = [], doing actions: [Action]) throws -> [String] {
    let paper = PaperChoice(sheet: Sheet(pose: .square, sideUp: .white), coloured: .white)
    let steps = [Step(id: "e", title: "E", actions: earlier), Step(id: "s", title: "S", actions: actions)]
    var timeline = Timeline(Instructions(id: "m", title: "M", paper: paper, steps: steps))
    return try timeline.scene(ofStep: 1).words
  }

  private let bottom = (PointReference.named("bottom left"), PointReference.named("bottom right"))

  @Test(
    "A point is told by the corner, edge or part of the paper where it lies",
    arguments: [
      (0.5, "the middle of the bottom edge"),
      (1.0 / 3, "the point a third of the way along the bottom edge from its left end"),
      (5.0 / 8, "the point 3/8 of the way along the bottom edge from its right end"),
      (0.61, "the point 39% of the way along the bottom edge from its right end"),
    ])
  func places(fraction: Double, words: String) throws {
    let sentences = try self.words(
      after: [.mark("secret", .between(bottom.0, bottom.1, fraction))],
      doing: [.fold(Fold(.valley, named: "f", along: .bringingPoint(.named("top left"), to: .named("secret"))))])
    #expect(sentences.count == 1 && sentences[0].contains("to \(words),"), "\(sentences)")
  }

  @Test("Unfolding is said to be that") func unfolding() throws {
    let half = Fold(.valley, named: "half", along: .bringingPoint(.named("bottom left"), to: .named("bottom right")))
    var open = Fold(.valley, named: "open", along: .crease("half", at: nil), moving: .named("bottom left"))
    open.layers = .flap(.named("bottom left"))
    #expect(
      try words(after: [.fold(half)], doing: [.fold(open)]) == [
        "Unfold the right edge to the left along the left folded edge, only the front flap in the middle, its single layer."
      ])
  }

  @Test("Turning to a level says by how much, and nothing turns where it is level already") func level() throws {
    let turned = try words(doing: [.level(.named("bottom left"), .named("top right"))])
    #expect(
      turned == ["Turn the paper 45° clockwise so that the lower left corner and the upper right corner lie level."])
    let still = try words(doing: [.level(bottom.0, bottom.1)])
    #expect(still == ["Turn the paper so that the lower left corner and the lower right corner lie level."])
  }
}
