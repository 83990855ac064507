import TestSupport
import Testing

@testable import OrigamiScreens

@Suite struct MergingTests {
  @Test("where only one has changed something, its record is the result", arguments: 0..<200 as Range<UInt64>)
  func oneSided(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = ReadingRecord().changed(20, using: &random)
    let changed = base.changed(5, using: &random)
    #expect(changed.merged(with: base, since: base) == changed)
    #expect(base.merged(with: changed, since: base) == changed)
    #expect(changed.merged(with: changed, since: base) == changed)
  }

  @Test(
    "a mark stands if one of them made it, and is gone if one of them took it back",
    arguments: 0..<500 as Range<UInt64>)
  func marks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = ReadingRecord().changed(20, using: &random)
    let ours = base.changed(6, using: &random)
    let theirs = base.changed(6, using: &random)
    let made = ours.marks.union(theirs.marks).subtracting(base.marks)
    let kept = base.marks.intersection(ours.marks).intersection(theirs.marks)
    let merged = ours.merged(with: theirs, since: base)
    #expect(merged.marks == made.union(kept))
    #expect(merged.marks == theirs.merged(with: ours, since: base).marks)
    for key in merged.progress.keys {
      let (before, mine, other) = (base.progress[key]?.place, ours.progress[key]?.place, theirs.progress[key]?.place)
      #expect(merged.progress[key]?.place == (mine != before ? mine : other))
    }
    #expect(merged.settings.detail == (ours.settings.detail != base.settings.detail ? ours : theirs).settings.detail)
  }

  @Test(
    "favourites: no repetition, what either added or removed, the order of who moved them",
    arguments: 0..<500 as Range<UInt64>)
  func favourites(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = Array((0..<20).shuffled(using: &random).prefix(8))
    func changed(_ list: [Int], moves: Bool) -> [Int] {
      var list = list
      if moves { list.shuffle(using: &random) }
      list.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let new = Int.random(in: 0..<20, using: &random)
        // One that was there before would be moved by it.
        guard !list.contains(new), moves || !base.contains(new) else { continue }
        list.insert(new, at: Int.random(in: 0...list.count, using: &random))
      }
      return list
    }
    let weMove = Bool.random(using: &random)
    let ours = changed(base, moves: weMove)
    let theirs = changed(base, moves: !weMove)
    let merged = OrderedMerge(base: base, ours: ours, theirs: theirs).elements
    let removed = Set(base).subtracting(Set(ours).intersection(theirs))
    let expected = Set(ours).union(theirs).subtracting(removed)
    #expect(Set(merged) == expected)
    #expect(merged.count == expected.count)
    let mover = weMove ? ours : theirs
    let stable = Set(mover).intersection(base).intersection(expected)
    #expect(merged.filter(stable.contains) == mover.filter(stable.contains))
    #expect(OrderedMerge(base: base, ours: base, theirs: theirs).elements == theirs)
    #expect(OrderedMerge(base: base, ours: ours, theirs: base).elements == ours)
  }

  @Test("places alone are told apart from all else", arguments: 0..<200 as Range<UInt64>)
  func places(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = ReadingRecord().changed(20, using: &random)
    var moved = base
    moved.progress[ModelKey(rawValue: "cup"), default: ReadingRecord.Progress()].place = .step("somewhere else")
    #expect(!moved.differsBeyondPlaces(from: base))
    let changed = base.changed(3, using: &random)
    var withoutPlaces = (base, changed)
    for key in base.progress.keys { withoutPlaces.0.progress[key]?.place = nil }
    for key in changed.progress.keys { withoutPlaces.1.progress[key]?.place = nil }
    withoutPlaces.0.progress = withoutPlaces.0.progress.filter { $1 != ReadingRecord.Progress() }
    withoutPlaces.1.progress = withoutPlaces.1.progress.filter { $1 != ReadingRecord.Progress() }
    #expect(changed.differsBeyondPlaces(from: base) == (withoutPlaces.0 != withoutPlaces.1))
  }
}
