import Foundation
import Testing

@testable import OrigamiModel

@Suite struct ModelLibraryTests {
  private let model = instructions(steps: "[]")

  private func library(in path: String) -> ModelLibrary {
    ModelLibrary(
      shipped: Catalogue(folder: path + "/shipped"), own: Catalogue(folder: path + "/own", origin: .reader))
  }

  @Test("A reader's models are files and folders; each is named for its file, and one whose name is taken by its path")
  func names() throws {
    let files = [
      "shipped/swan/swan.json": model, "own/boat.json": model, "own/boat.fold": "{}", "own/swan.json": model,
      "own/star/star.json": model, "own/.hidden.json": model, "own/notes.txt": "", "own/pages/page-1.json": "{}",
      "own/v1.2.json": model, "own/-x.json": model, "own/broken.json": "{", "own/folder.json/x": "",
    ]
    try withFolder(files) { path in
      let library = library(in: path)
      let own = path + "/own"
      #expect(
        library.models.map(\.name) == [
          "swan", "\(own)/-x.json", "boat", "\(own)/boat.json", "broken", "star", "\(own)/swan.json",
          "\(own)/v1.2.json",
        ])
      #expect(library.shipped.names == ["swan"])
      let swan = try library.model("swan")
      #expect(swan.folder.file == path + "/shipped/swan/swan.json")
      #expect(swan.identity == "swan")
      let boat = try library.model("boat")
      #expect(boat.folder.file == own + "/boat.fold")
      #expect(boat.identity == boat.folder.absoluteFile)
      let otherSwan = try library.model(own + "/swan.json")
      #expect(otherSwan.origin == .reader)
      #expect(throws: ModelError.unknown("nix", known: library.models.map(\.name))) { try library.model("nix") }
      let entries = library.entries()
      #expect((try? entries.last?.instructions.get().title) == "M")
      #expect(throws: ModelError.self) { try entries.first { $0.model.name == "broken" }?.instructions.get() }
    }
  }

  @Test("A file that two links lead to is listed once, and a link that leads nowhere with its reason")
  func links() throws {
    try withFolder(["own/a.json": model]) { path in
      for (link, target) in [("b.json", "a.json"), ("c.json", "nowhere.json")] {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/own/\(link)", withDestinationPath: target)
      }
      let entries = library(in: path).entries()
      #expect(entries.map(\.model.name) == ["a", "c"])
      guard case .failure(.unreadable) = entries.last?.instructions else {
        Issue.record("\(entries)")
        return
      }
    }
  }

  @Test("Without a folder there are no models of the reader's")
  func noFolder() throws {
    try withFolder(["shipped/swan/swan.json": model]) { path in
      #expect(library(in: path).ownModels().isEmpty)
      #expect(ModelLibrary(shipped: Catalogue(folder: path + "/shipped")).models.map(\.name) == ["swan"])
    }
  }

  @Test("A reader's models arrive in their order, some at a time, and an abandoned reading ends")
  func arriving() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 100..<150 {
      try Data(model.utf8).write(to: folder.appendingPathComponent("m\(number).json"))
    }
    let library = ModelLibrary(
      shipped: Catalogue(folder: "/nowhere"), own: Catalogue(folder: folder.path, origin: .reader))
    var batches: [[String]] = []
    for await entries in library.readingOwn() { batches.append(entries.map(\.model.name)) }
    #expect(batches.flatMap { $0 } == (100..<150).map { "m\($0)" })
    #expect(batches.count > 1)
    for await entries in library.readingOwn() where !entries.isEmpty { break }
  }
}
