import Folding
import OrigamiModel
import TestSupport
import Testing

@Suite struct ReferenceTests {
  @Test(
    "Every state of the swan agrees with the reference, the last from both sides",
    .enabled(if: ReferenceFrames.isPresent("swan"), "the reference geometry is not beside the repository"))
  func swan() throws {
    let reference = try #require(try ReferenceFrames.load("swan"))
    var timeline = try Library.timeline("swan")
    var states = try timeline.states()
    var back = states[9]
    try back.perform(.turnOver)
    try back.perform(.rotate(90))
    states.append(back)
    #expect(states.count == reference.frames.count)
    for (state, frame) in zip(states, reference.frames) { try expect(state, agreesWith: frame) }
  }

  @Test(
    "Every state of the other models agrees with the reference",
    .enabled(if: ReferenceFrames.isPresent("cup"), "the reference geometry is not beside the repository"),
    arguments: [("cup", "cup"), ("dog-face", "dog"), ("samurai-helmet", "kabuto")])
  func others(model: String, file: String) throws {
    let reference = try #require(try ReferenceFrames.load(file))
    var timeline = try Library.timeline(model)
    // The reference has no states that differ from the one before by a crease alone.
    let states = try timeline.states(without: { $0.actions.allSatisfy(\.onlyCreases) })
    #expect(states.count == reference.frames.count)
    for (state, frame) in zip(states, reference.frames) {
      try expect(state, agreesWith: frame)
      #expect(state.faults() == [], "\(frame.title)")
    }
  }
}

/// Compares coordinates within 1e-6 and what is seen from above at sample points.
func expect(_ paper: FoldedPaper, agreesWith frame: ReferenceFrames.Frame, seed: UInt64 = 7) throws {
  #expect(paper.flatPieceCount == frame.faces.count, "\(frame.title)")
  for (vertex, sheetVertex) in zip(frame.vertices, frame.sheetVertices) {
    let place = try #require(paper.place(ofSheetPoint: sheetVertex), "\(frame.title): \(sheetVertex)")
    #expect(place.distance(to: vertex) < 1e-6, "\(frame.title): \(sheetVertex)")
  }
  var generator = SeededGenerator(seed: seed)
  let bounds = paper.bounds
  var compared = 0
  for _ in 0..<400 {
    let place = PlanePoint(
      .random(in: bounds.lower.x - 0.01...bounds.upper.x + 0.01, using: &generator),
      .random(in: bounds.lower.y - 0.01...bounds.upper.y + 0.01, using: &generator))
    guard !frame.isNearEdge(place) else { continue }
    let expected = frame.topmostFace(at: place)
    let seen = paper.topmostFace(at: place)
    #expect((seen == nil) == (expected == nil), "\(frame.title) at \(place)")
    guard let seen, let expected else { continue }
    compared += 1
    #expect(paper.faces[seen].sideUp == frame.sides[expected], "\(frame.title) at \(place)")
    let sheetPoint = paper.faces[seen].placement.inverse(place)
    let other = try #require(frame.sheetPoint(at: place, face: expected))
    #expect(sheetPoint.distance(to: other) < 1e-6, "\(frame.title) at \(place)")
  }
  #expect(compared > 40, "\(frame.title)")
}
