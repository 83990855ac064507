import Folding
import TestSupport
import Testing

@Suite struct FoldLawTests {
  static let seeds = Array(UInt64(1)...60)

  @Test(
    "Random folds keep area, border, isometry, shared creases and an order without passing through", arguments: seeds)
  func laws(seed: UInt64) throws {
    var random = RandomFolds(seed: seed)
    var paper = FoldedPaper(random.sheet())
    var made = 0
    for _ in 0..<60 where made < 6 {
      let action = random.fold(of: paper)
      do {
        try paper.perform(action)
        made += 1
        #expect(paper.faults() == [], "seed \(seed), \(action)")
      } catch {
        // A fold that can't be made leaves the paper alone; which ones those are is not the law here.
        #expect(paper.faults() == [], "seed \(seed)")
      }
    }
    #expect(made > 1, "seed \(seed)")
  }

  @Test(
    "Whatever is done to paper leaves good paper, and what can't be done leaves it alone", arguments: seeds.prefix(30))
  func anything(seed: UInt64) throws {
    var random = RandomFolds(seed: seed)
    var paper = FoldedPaper(random.sheet())
    var folds: [String] = []
    for _ in 0..<60 where paper.faces.count < 60 {
      let before = paper
      let action = random.anything(on: paper, after: folds)
      do {
        try paper.perform(action)
        if case .fold(let fold) = action { folds.append(fold.name) }
        #expect(paper.faults() == [], "seed \(seed), \(action)")
      } catch {
        #expect(paper.polygons == before.polygons && paper.layers == before.layers, "seed \(seed), \(action)")
      }
    }
    #expect(!folds.isEmpty, "seed \(seed)")
  }

  @Test("A fold that is unfolded again moves nothing and leaves a crease at most", arguments: seeds)
  func unfolding(seed: UInt64) throws {
    var random = RandomFolds(seed: seed)
    var paper = FoldedPaper(random.sheet())
    for _ in 0..<8 {
      _ = try? paper.perform(random.fold(of: paper))
      var creased = paper
      guard (try? creased.perform(random.fold(of: paper, kinds: [.valleyAndUnfold, .mountainAndUnfold]))) != nil else {
        continue
      }
      #expect(creased.flatPieceCount == paper.flatPieceCount, "seed \(seed)")
      #expect(creased.faults() == [], "seed \(seed)")
      for _ in 0..<10 {
        let place = somewhere(on: paper, &random.generator)
        #expect(creased.seen(at: place) == paper.seen(at: place), "seed \(seed)")
      }
    }
  }

  @Test("Taking the last fold back restores what was before it", arguments: seeds)
  func takingBack(seed: UInt64) throws {
    var random = RandomFolds(seed: seed)
    var paper = FoldedPaper(random.sheet())
    for _ in 0..<12 where paper.faces.count < 40 {
      let action = random.fold(of: paper)
      var folded = paper
      guard case .fold(let fold) = action, (try? folded.perform(action)) != nil else { continue }
      // A pull that refolds by a fold that is unfolded again shows the paper without the fold.
      guard case .fold(var crease) = random.fold(of: paper, kinds: [.valleyAndUnfold]) else { continue }
      crease.undoing = [fold.name]
      var back = folded
      if (try? back.perform(.fold(crease))) != nil {
        #expect(back.flatPieceCount == paper.flatPieceCount, "seed \(seed)")
        #expect(back.faults() == [], "seed \(seed)")
        for _ in 0..<10 {
          let place = somewhere(on: paper, &random.generator)
          #expect(back.seen(at: place) == paper.seen(at: place), "seed \(seed)")
        }
      }
      paper = folded
    }
  }

  @Test("Turning over twice is the identity", arguments: seeds)
  func turningOver(seed: UInt64) throws {
    var random = RandomFolds(seed: seed)
    var paper = FoldedPaper(random.sheet())
    for _ in 0..<7 { _ = try? paper.perform(random.fold(of: paper)) }
    for turn in [Action.turnOver, .turnOverTopToBottom] {
      var turned = paper
      try turned.perform(turn)
      #expect(turned.faults() == [], "seed \(seed)")
      #expect(turned.faces.map(\.sideUp) == paper.faces.map(\.sideUp.other), "seed \(seed)")
      try turned.perform(turn)
      #expect(turned.layers == paper.layers, "seed \(seed)")
      #expect(zip(turned.polygons, paper.polygons).allSatisfy { $0.isSame(as: $1) }, "seed \(seed)")
    }
  }

  @Test("What is seen covers the silhouette exactly once, and is the topmost face", arguments: seeds)
  func visibility(seed: UInt64) throws {
    var random = RandomFolds(seed: seed)
    var paper = FoldedPaper(random.sheet())
    for _ in 0..<7 { _ = try? paper.perform(random.fold(of: paper)) }
    let visible = paper.visibleFaces()
    for _ in 0..<60 {
      let place = somewhere(on: paper, &random.generator)
      let isNearEdge = paper.polygons.contains {
        $0.contains(place, tolerance: 1e-5) && !$0.contains(place, tolerance: -1e-5)
      }
      guard !isNearEdge else { continue }
      let seen = visible.filter { $0.pieces.contains { $0.contains(place) } }.map(\.face)
      #expect(seen == paper.topmostFace(at: place).map { [$0] } ?? [], "seed \(seed) at \(place)")
    }
  }

  @Test("The same folds give the same paper", arguments: seeds.prefix(5))
  func determinism(seed: UInt64) throws {
    func fold() -> FoldedPaper {
      var random = RandomFolds(seed: seed)
      var paper = FoldedPaper(random.sheet())
      for _ in 0..<7 { _ = try? paper.perform(random.fold(of: paper)) }
      return paper
    }
    let first = fold()
    let second = fold()
    #expect(first.polygons == second.polygons)
    #expect(first.drawnEdges() == second.drawnEdges())
    #expect(first.visibleFaces() == second.visibleFaces())
  }

  private func somewhere(on paper: FoldedPaper, _ generator: inout SeededGenerator) -> PlanePoint {
    let bounds = paper.bounds
    return PlanePoint(
      .random(in: bounds.lower.x...bounds.upper.x, using: &generator),
      .random(in: bounds.lower.y...bounds.upper.y, using: &generator))
  }
}

extension FoldedPaper {
  /// The side and the place of the sheet that are seen, or nothing; places to six digits.
  fileprivate func seen(at place: PlanePoint) -> String? {
    topmostFace(at: place).map { index in
      let point = faces[index].placement.inverse(place)
      return "\(faces[index].sideUp) \((point.x * 1e6).rounded() + 0) \((point.y * 1e6).rounded() + 0)"
    }
  }
}

extension ConvexPolygon {
  fileprivate func isSame(as other: ConvexPolygon) -> Bool {
    corners.count == other.corners.count && zip(corners, other.corners).allSatisfy { $0.isSamePlace(as: $1) }
  }
}
