import Folding
import OrigamiModel
import Testing

@Suite struct LibraryTests {
  @Test(
    "Every model of the library can be read and folded, and every state is good paper",
    arguments: Library.catalogue.names)
  func folds(model: String) throws {
    var timeline = try Library.timeline(model)
    #expect(timeline.instructions.id == model)
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

  @Test("The swan's photos come in three pages, at least twelve, and say that they are rendered") func photos() throws {
    let folder = try Library.catalogue.model("swan")
    var pages = folder.photos(of: try folder.instructions())
    var photos: [Photo] = []
    var count = 0
    while let page = try pages.next() {
      count += 1
      photos += page.photos
    }
    #expect(count == 3)
    #expect(photos.count >= 12)
    #expect(Set(photos.map(\.id)).count == photos.count)
    #expect(Set(photos.map(\.file)).count == photos.count)
    for photo in photos {
      #expect(photo.caption.contains("Rendered"))
      #expect(photo.alternativeText.contains("Rendered"))
    }
  }
}
