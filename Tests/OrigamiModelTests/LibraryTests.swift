import Folding
import Foundation
import OrigamiModel
import Testing

@Suite struct LibraryTests {
  @Test(
    "Every model of the library can be read and folded, and every state is good paper",
    arguments: Library.catalogue.names)
  func folds(model: String) throws {
    var timeline = try Library.timeline(model)
    #expect(timeline.instructions.id == model)
    #expect(timeline.instructions.difficulty != nil && timeline.instructions.minutes != nil)
    for (number, state) in try timeline.states().enumerated() { #expect(state.faults() == [], "state \(number)") }
    #expect(try timeline.finished().faults() == [])
  }

  @Test("Every step has a detailed and a concise wording", arguments: Library.catalogue.names)
  func wordings(model: String) throws {
    for step in try Library.timeline(model).instructions.steps {
      #expect(!step.text.isEmpty, "\(step.id)")
      #expect(step.concise?.isEmpty == false, "\(step.id)")
      #expect((step.concise?.count ?? 0) < step.text.count, "\(step.id)")
    }
  }

  @Test(
    "Every model has two pictures at least, which are there and say that they are rendered",
    arguments: Library.catalogue.names)
  func pictures(model: String) throws {
    let folder = try Library.catalogue.model(model)
    let photos = try pages(of: folder).flatMap(\.photos)
    #expect(photos.count >= 2)
    #expect(Set(photos.map(\.id)).count == photos.count)
    #expect(Set(photos.map(\.file)).count == photos.count)
    for photo in photos {
      #expect(photo.caption.contains("Rendered"))
      #expect(photo.alternativeText.contains("Rendered"))
      let bytes = try #require(FileManager.default.contents(atPath: folder.path(of: photo.file)), "\(photo.file)")
      #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]), "\(photo.file)")
    }
  }

  @Test("The swan's photos come in three pages, at least twelve, one of them in pink") func swan() throws {
    let pages = try pages(of: try Library.catalogue.model("swan"))
    #expect(pages.count == 3)
    #expect(pages.flatMap(\.photos).count >= 12)
    #expect(pages.flatMap(\.photos).contains { $0.file.contains("pink") })
  }

  private func pages(of folder: ModelFolder) throws -> [PhotoPage] {
    var pages = folder.photos(of: try folder.instructions())
    var read: [PhotoPage] = []
    while let page = try pages.next() { read.append(page) }
    return read
  }
}
