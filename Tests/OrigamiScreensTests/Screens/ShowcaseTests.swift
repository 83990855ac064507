import Foundation
import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct ShowcaseTests {
  @Test("pages of pictures are read as the reader comes to their end, and no sooner")
  func pages() async throws {
    let shown = try Shown.swan(width: 80, height: 24)
    await shown.host.settle()
    #expect(shown.reader.showcase.photos.isEmpty)
    shown.host.send("s")
    await shown.host.settle()
    #expect(shown.reader.showcase.photos.count == 5)
    var before = 0
    while shown.reader.showcase.rest != .none, before != shown.reader.showcase.photos.count {
      before = shown.reader.showcase.photos.count
      shown.host.send("G")
      await shown.host.settle()
    }
    #expect(shown.reader.showcase.rest == .none)
    #expect(shown.reader.showcase.photos.count == 14)
    shown.host.send("G")
    #expect(shown.status.contains("100%"))
  }

  @Test("the row of small pictures reads the next page when it is moved to its end")
  func stripPages() async throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.host.send("s")
    await shown.host.settle()
    #expect(shown.reader.showcase.photos.count == 5)
    for count in [10, 14, 14] {
      for _ in 0..<6 { shown.host.send("l") }
      for _ in 0..<2000 where shown.reader.showcase.photos.count < count { await shown.host.settle() }
      #expect(shown.reader.showcase.photos.count == count)
    }
  }

  @Test("a picture comes with its title, author and caption, and stays the size it had before it was decoded")
  func pictures() async throws {
    let folder = try Library.catalogue.model("swan")
    let shown = Shown(try folder.instructions(), in: folder, width: 80, height: 60)
    shown.host.send("s")
    shown.host.advance(frames: 60)
    await shown.host.settle()
    #expect(shown.host.screen.contains("Pink swan (rendered)  by origami render"))
    let colours = Set(shown.host.surface.cells.map(\.style.background))
    #expect(colours.count > 10)
    let before = shown.words
    await shown.host.settle()
    #expect(shown.words == before)
  }

  @Test("h, l and the arrows move the row of small pictures")
  func strip() async throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.host.send("s")
    await shown.host.settle()
    let line = try #require(shown.words.firstIndex { $0.hasPrefix("Picture 1 ") })
    shown.host.send("l")
    await shown.host.settle()
    #expect(shown.words[line].hasPrefix("Picture 2 "))
    shown.host.send(.rightArrow)
    await shown.host.settle()
    #expect(shown.words[line].contains("Picture 5"))
    shown.host.send("h")
    shown.host.send(.leftArrow)
    await shown.host.settle()
    #expect(shown.words[line].hasPrefix("Picture 1 "))
  }

  @Test("a picture that is missing, is no picture or lies outside shows the reason in its place")
  func broken() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "no picture".write(to: folder.appendingPathComponent("text.png"), atomically: true, encoding: .utf8)
    let photos = ["missing.png", "text.png"].enumerated().map { index, file in
      """
      {"id": "p\(index)", "title": "Picture \(index)", "caption": "Caption \(index)", "author": "A", "file": "\(file)", "alt": "x"}
      """
    }
    try "{\"photos\": [\(photos.joined(separator: ","))]}".write(
      to: folder.appendingPathComponent("photos.json"), atomically: true, encoding: .utf8)
    var instructions = try Library.catalogue.model("swan").instructions()
    instructions.firstPhotoPage = "photos.json"
    let shown = Shown(
      instructions, in: ModelFolder(file: folder.appendingPathComponent("x.json").path), width: 100, height: 60)
    shown.host.send("s")
    await shown.host.settle()
    #expect(shown.host.screen.contains("No such file"))
    #expect(shown.host.screen.contains("Caption 0"))
    shown.host.send("G")
    await shown.host.settle()
    #expect(shown.host.screen.contains("neither a PNG nor a JPEG picture"))
    #expect(shown.host.screen.contains("Caption 1"))
  }

  @Test("a page that can't be read says so at the end of the showcase")
  func brokenPage() async throws {
    var instructions = try Library.catalogue.model("swan").instructions()
    instructions.firstPhotoPage = "nowhere.json"
    let folder = try Library.catalogue.model("swan")
    let shown = Shown(instructions, in: folder, width: 100, height: 30)
    shown.host.send("s")
    await shown.host.settle()
    #expect(shown.host.screen.contains("nowhere.json"), "\(shown.reader.showcase.rest)")
  }
}
