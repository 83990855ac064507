import Folding
import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import OrigamiModel

/// Files with random damage are read or refused; nothing traps, nothing hangs.
@Suite struct MutationTests {
  @Test("Damaged instructions", arguments: Mutation.seeds(24)) func instructions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = Library.catalogue.names
    let name = names[Int.random(in: 0..<names.count, using: &generator)]
    let file = Library.catalogue.folder + "/\(name)/\(name).json"
    let text = try Data(contentsOf: URL(fileURLWithPath: file))
    for _ in 0..<8 {
      let damaged = Self.damage(Array(text), &generator)
      guard let read = try? Instructions(json: damaged) else { continue }
      var timeline = Timeline(read)
      for line in PlainText.lines(of: &timeline) { #expect(line.count <= 80, "seed \(seed)") }
      if let finished = try? timeline.finished() { #expect(finished.faults() == [], "seed \(seed)") }
    }
  }

  @Test("Damaged FOLD files", arguments: Mutation.seeds(20)) func folds(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var timeline = try Library.timeline(seed % 2 == 0 ? "swan" : "cup")
    let text = Array(try FoldExport.text(of: &timeline).utf8)
    for _ in 0..<4 {
      guard let file = try? FoldFile(json: Self.damage(text, &generator)) else { continue }
      for page in FoldDocument(file, name: "x").pages {
        let drawing = page.picture.drawing
        let count = drawing.faces.count
        #expect(drawing.visibleFaces().allSatisfy { $0.face < count }, "seed \(seed)")
        #expect(drawing.drawnEdges().allSatisfy { $0.segment.length.isFinite }, "seed \(seed)")
      }
    }
  }

  @Test("Damaged FOLD files as instructions", arguments: Mutation.seeds(12)) func states(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var timeline = try Library.timeline(seed % 2 == 0 ? "hat" : "cup")
    let text = Array(try FoldExport.text(of: &timeline).utf8)
    for _ in 0..<4 {
      guard let read = try? Instructions(json: Self.damage(text, &generator), orFoldNamed: "x") else { continue }
      var damaged = Timeline(read)
      let again = try FoldFile(json: Array(try FoldExport.text(of: &damaged).utf8))
      #expect(again.frames.count == read.steps.count, "seed \(seed)")
      guard let given = try? read.givingStates(id: "x") else { continue }
      var states = Timeline(try Instructions(json: Array(given.jsonText.utf8)))
      #expect(try states.finished().faults() == [], "seed \(seed)")
    }
  }

  @Test("Damaged pages of photos", arguments: Mutation.seeds(20)) func photos(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = try Data(contentsOf: URL(fileURLWithPath: Library.catalogue.folder + "/swan/photos-1.json"))
    for _ in 0..<20 {
      guard let page = try? PhotoPage(json: Self.damage(Array(text), &generator)) else { continue }
      #expect(page.photos.allSatisfy { RelativePath.isInside($0.file) }, "seed \(seed)")
    }
  }

  /// A few changes that mostly leave well-formed JSON: a digit for another, a word for another, a piece cut or doubled.
  private static func damage(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard !text.isEmpty else { break }
      let place = Int.random(in: 0..<text.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: text.remove(at: place)
      case 1: text.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2:
        let end = min(text.count, place + Int.random(in: 1...60, using: &generator))
        text.replaceSubrange(place..<end, with: text[place..<end] + text[place..<end])
      case 3...7:
        let digits = text.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[$0]) }
        if let digit = digits.randomElement(using: &generator) {
          text[digit] = UInt8.random(in: UInt8(ascii: "0")...UInt8(ascii: "9"), using: &generator)
        }
      default:
        let words = ["top", "left", "right", "bottom", "valley", "mountain", "centre"]
        text = Mutation.exchange(words, in: text, &generator)
      }
    }
    return text
  }
}
