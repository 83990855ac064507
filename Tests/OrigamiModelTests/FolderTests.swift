import Foundation
import OrigamiModel
import Testing

@Suite struct FolderTests {
  private func photos(_ id: String, next: String? = nil) -> String {
    let next = next.map { "\"next\": \"\($0)\", " } ?? ""
    return
      "{\(next)\"photos\": [{\"id\": \"\(id)\", \"title\": \"T\", \"author\": \"A\", \"file\": \"p/\(id).png\", \"alt\": \"x\"}]}"
  }

  @Test("Pages of photos are read one by one, and a circle of pages ends") func pages() throws {
    let files = [
      "m.json": instructions(steps: "[]", more: #""photos": "1.json", "#), "1.json": photos("a", next: "2.json"),
      "2.json": photos("b", next: "1.json"),
    ]
    try withFolder(files) { path in
      let folder = ModelFolder(file: path + "/m.json")
      var pages = folder.photos(of: try folder.instructions())
      #expect(try pages.next()?.photos.map(\.id) == ["a"])
      #expect(pages.hasNext)
      #expect(try pages.next()?.photos.map(\.id) == ["b"])
      #expect(try pages.next() == nil)
      #expect(!pages.hasNext)
    }
  }

  @Test("A missing page is an error that can be tried again") func missingPage() throws {
    try withFolder(["m.json": instructions(steps: "[]", more: #""photos": "1.json", "#)]) { path in
      let folder = ModelFolder(file: path + "/m.json")
      var pages = folder.photos(of: try folder.instructions())
      #expect(throws: ModelError.unreadable(path + "/1.json", reason: "No such file or directory")) { try pages.next() }
      try Data(photos("a").utf8).write(to: URL(fileURLWithPath: path + "/1.json"))
      #expect(try pages.next()?.photos.count == 1)
    }
  }

  @Test("What is wrong with a file is told with the file, line and path") func wrong() throws {
    try withFolder(["m.json": "{\n  \"id\": }"]) { path in
      do throws(ModelError) {
        _ = try ModelFolder(file: path + "/m.json").instructions()
        Issue.record("read")
      } catch {
        #expect("\(error)".hasPrefix(path + "/m.json:2:9"))
      }
    }
  }

  @Test("Folders, pipes and files that aren't there are refused at once") func notFiles() throws {
    try withFolder([:]) { path in
      #expect(mkfifo(path + "/pipe", 0o600) == 0)
      for name in ["", "/pipe", "/nothing"] {
        #expect(throws: ModelError.self) { try ModelFolder(file: path + name).instructions() }
      }
    }
  }

  @Test("A link that leads out of the folder is refused") func links() throws {
    try withFolder(["in/m.json": instructions(steps: "[]"), "secret.png": "x", "in/p/own.png": "x"]) { path in
      try FileManager.default.createSymbolicLink(
        atPath: path + "/in/p/link.png", withDestinationPath: path + "/secret.png")
      let folder = ModelFolder(file: path + "/in/m.json")
      #expect(throws: ModelError.outside(path + "/in/p/link.png")) { try folder.path(of: "p/link.png") }
      #expect(throws: ModelError.outside(path + "/in/../secret.png")) { try folder.path(of: "../secret.png") }
      #expect(try folder.path(of: "p/own.png") == path + "/in/p/own.png")
      #expect(try folder.path(of: "p/missing.png") == path + "/in/p/missing.png")
    }
  }

  @Test("A catalogue lists the folders that hold a model of their name, broken ones too") func catalogue() throws {
    let files = [
      "a/a.json": instructions(steps: "[]"), "b/b.json": "{", "c/other.json": "{}", "d.json": "{}",
    ]
    try withFolder(files) { path in
      let catalogue = Catalogue(folder: path)
      #expect(catalogue.names == ["a", "b"])
      let entries = catalogue.entries()
      #expect((try? entries[0].instructions.get().title) == "M")
      #expect(throws: ModelError.self) { try entries[1].instructions.get() }
      #expect(throws: ModelError.unknown("x", known: ["a", "b"])) { try catalogue.model("x") }
      #expect(throws: ModelError.self) { try catalogue.model("../a") }
    }
    #expect(Catalogue(folder: "/nowhere").names.isEmpty)
  }
}
