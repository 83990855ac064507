import Foundation
import TestSupport
import Testing

@testable import OrigamiScreens

@MainActor @Suite struct RecordKeeperTests {
  private let swan = ModelKey(rawValue: "swan")
  private let home: TemporaryFolder
  private var file: RecordFile { RecordFile(folder: home.path) }

  init() throws { home = try TemporaryFolder() }

  /// A program whose reader never rests.
  private func program() -> RecordKeeper { RecordKeeper(file, rest: .seconds(3600)) }

  @Test("marks are kept at once, places when the program ends, and the next program begins with both")
  func marksAndPlaces() async throws {
    let keeper = program()
    keeper.memory[swan].place = .step("kite")
    await keeper.settle()
    #expect(try home.names.isEmpty)
    keeper.memory[swan].doneSteps.insert("crease")
    await keeper.settle()
    #expect(file.read()?.progress[swan]?.doneSteps == ["crease"])
    keeper.memory[swan].place = .showcase
    keeper.memory.settings.wording = .concise
    keeper.memory.setFavourites([swan])
    #expect(await keeper.close() == nil)
    let next = program().memory
    #expect(next.record == keeper.memory.record)
    #expect(next[swan].place == .showcase)
    #expect(next.notice == nil)
  }

  @Test("a place is kept once the reader rests")
  func rest() async throws {
    let keeper = RecordKeeper(file, rest: .zero)
    keeper.memory[swan].place = .step("kite")
    while file.read()?.progress[swan]?.place != .step("kite") { await Task.yield() }
    #expect(await keeper.close() == nil)
  }

  @Test("while a thousand places are passed by, nothing is written")
  func scrolling() async throws {
    let keeper = program()
    for step in 0..<1000 {
      keeper.memory[swan].place = .step("\(step)")
      await Task.yield()
    }
    await keeper.settle()
    #expect(try home.names.isEmpty)
    _ = await keeper.close()
    #expect(file.read()?.progress[swan]?.place == .step("999"))
  }

  @Test("what other programs keep is taken over, and what was done meanwhile stays", arguments: 0..<40 as Range<UInt64>)
  func twoPrograms(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let programs = [program(), program()]
    var marks = Set<String>()
    for number in 0..<30 {
      let keeper = programs[Int.random(in: 0...1, using: &random)]
      keeper.memory[swan].doneSteps.insert("\(number)")
      marks.insert("\(number)")
      switch Int.random(in: 0..<4, using: &random) {
      case 0: await keeper.settle()
      case 1: await Task.yield()
      case 2: keeper.memory[swan].place = .step("\(number)")
      default: break
      }
    }
    for keeper in programs { #expect(await keeper.close() == nil) }
    #expect(file.read()?.progress[swan]?.doneSteps == marks)
    let last = program()
    last.memory[swan].doneSteps = []
    _ = await last.close()
    #expect(file.read()?.progress[swan]?.doneSteps ?? [] == [])
  }

  @Test("a program sees the other's marks when it makes its own")
  func adoption() async throws {
    let (first, second) = (program(), program())
    first.memory[swan].doneSteps.insert("a")
    first.memory.setFavourites([swan])
    await first.settle()
    second.memory[swan].doneSteps.insert("b")
    await second.settle()
    #expect(second.memory[swan].doneSteps == ["a", "b"])
    #expect(second.memory.favourites == [swan])
    second.memory[swan].doneSteps.remove("a")
    await second.settle()
    first.memory.settings.detail = .essential
    await first.settle()
    #expect(first.memory[swan].doneSteps == ["b"])
  }

  @Test("a broken file is set aside and said so, and reading goes on")
  func broken() async throws {
    try home.write("{\"models\":", to: "record.json")
    let keeper = program()
    await keeper.settle()
    #expect(keeper.memory.notice?.hasSuffix("set aside as \(home.path)/record.json.broken-1") == true)
    keeper.memory[swan].doneSteps = ["a"]
    #expect(await keeper.close() == nil)
    #expect(file.read()?.progress[swan]?.doneSteps == ["a"])
    #expect(try home.text(of: "record.json.broken-1") == "{\"models\":")
  }

  @Test("where nothing can be kept it is said once, and reading goes on")
  func unwritable() async throws {
    try home.write("", to: "file")
    let keeper = RecordKeeper(RecordFile(folder: home.path + "/file/origami"), rest: .zero)
    keeper.memory[swan].doneSteps = ["a"]
    await keeper.settle()
    #expect(keeper.memory.notice?.hasPrefix("marks and places are not kept: ") == true)
    keeper.memory.notice = nil
    keeper.memory[swan].doneSteps = ["b"]
    await keeper.settle()
    #expect(keeper.memory.notice == nil)
    #expect(await keeper.close() == nil)
    #expect(keeper.memory[swan].doneSteps == ["b"])
  }

  @Test("what goes wrong only at the end is told by the end")
  func faultAtTheEnd() async throws {
    try home.write("", to: "file")
    let keeper = RecordKeeper(RecordFile(folder: home.path + "/file/origami"), rest: .seconds(3600))
    keeper.memory[swan].place = .showcase
    #expect(await keeper.close()?.description.contains("Not a directory") == true)
  }

  @Test("without a folder nothing is kept, and nothing is said about it")
  func nowhere() async throws {
    let keeper = RecordKeeper(nil)
    keeper.memory[swan].doneSteps = ["a"]
    #expect(await keeper.close() == nil)
    #expect(keeper.memory.notice == nil)
    #expect(keeper.memory[swan].doneSteps == ["a"])
  }
}
