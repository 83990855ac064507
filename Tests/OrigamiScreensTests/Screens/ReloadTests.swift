import Foundation
import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct ReloadTests {
  /// A copy of the swan in a folder of its own.
  private func copy() throws -> ModelFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let swan = try Library.catalogue.model("swan").file
    try FileManager.default.copyItem(atPath: swan, toPath: folder + "/swan.json")
    return ModelFolder(file: folder + "/swan.json")
  }

  private func write(_ instructions: Instructions, to folder: ModelFolder) throws {
    try instructions.jsonText.write(toFile: folder.file, atomically: true, encoding: .utf8)
  }

  @Test("r reads the file again: the step that is read stays by its id, and so do the marks")
  func reload() async throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var instructions = try folder.instructions()
    let shown = Shown(instructions, in: folder, width: 80, height: 24)
    shown.reader.stopFollowing()
    shown.type("5gx")
    instructions.title = "Goose"
    instructions.steps.insert(Step(id: "new", title: "Sit down"), at: 0)
    instructions.steps[5].title = "Fold the long point up"
    try write(instructions, to: folder)
    shown.type("r")
    try await shown.wait { shown.reader.notice != nil }
    #expect(shown.status.contains("read again"))
    #expect(shown.top.hasPrefix("6. Fold the long point up [x] done"))
    shown.type("k")
    #expect(shown.status.hasPrefix("Goose  step 6 of 10"))
    shown.type("1g")
    #expect(shown.top.hasPrefix("1. Sit down [ ]"))
  }

  @Test("a file that became broken is said so, and what was read stays")
  func broken() async throws {
    let folder = try copy()
    let shown = Shown(try folder.instructions(), in: folder, width: 60, height: 24)
    shown.reader.stopFollowing()
    shown.type("3g")
    for text in ["{", "{\"id\": 3}"] {
      try text.write(toFile: folder.file, atomically: true, encoding: .utf8)
      shown.type("r")
      try await shown.wait { shown.reader.notice != nil }
      #expect(shown.status.contains("not read again: "))
      #expect(shown.top.hasPrefix("3. Turn the paper over"))
      shown.type("3g")
    }
    try FileManager.default.removeItem(atPath: folder.path)
    shown.type("r")
    try await shown.wait { shown.reader.notice != nil }
    #expect(shown.status.contains("can't be read"))
    #expect(shown.top.hasPrefix("3. Turn the paper over"))
  }

  @Test("standard input is not read again, even where a file is called like it")
  func standardInput() async throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let reader = ModelReader(try folder.instructions(), in: folder, key: .standardInput)
    reader.followFile()
    #expect(reader.watch == nil)
    await reader.reload()
    #expect(reader.notice == "standard input can't be read again")
  }

  @Test("a file that changes is read again by itself, written over or replaced", arguments: [false, true])
  func followed(isAtomic: Bool) async throws {
    let folder = try copy()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var instructions = try folder.instructions()
    let shown = Shown(instructions, in: folder, width: 80, height: 24)
    shown.type("4g")
    instructions.title = "Goose"
    try instructions.jsonText.write(toFile: folder.file, atomically: isAtomic, encoding: .utf8)
    try await shown.wait { shown.reader.title == "Goose" }
    #expect(shown.top.hasPrefix("4. "))
  }
}
