import Foundation
import Pictures
import OrigamiModel
import OrigamiScreens
import TerminalUI
import Testing

@Suite struct LibraryDiagramTests {
  private let catalogue = Catalogue(folder: Golden.models)

  @Test(arguments: [(12, 6), (24, 10), (48, 20)])
  func `every model's last step and the finished model look as they were approved`(width: Int, height: Int) throws {
    let text = try catalogue.names.flatMap { name in
      var timeline = Timeline(try catalogue.model(name).instructions())
      let colors = DiagramColors(timeline.instructions.paper)
      return try [timeline.instructions.steps.count, nil].map { step in
        let drawing = DiagramDrawing(try DiagramScene(of: &timeline, step: step), colors: colors)
        let title = step.map { "step \($0)" } ?? "finished"
        return "== \(name), \(title)\n\(drawing.surface(size: Size(width: width, height: height)))\n"
      }
    }.joined()
    try Golden.expect(text, named: "finished-\(width)x\(height).txt")
  }

  @Test func `every step of every model asks for something that can be seen`() throws {
    for name in catalogue.names {
      var timeline = Timeline(try catalogue.model(name).instructions())
      for (index, step) in timeline.instructions.steps.enumerated() {
        let scene = DiagramScene(of: try timeline.scene(ofStep: index), step: step)
        #expect(!scene.symbols.isEmpty, "\(name), step \(index + 1)")
        #expect(scene.arrows.allSatisfy { $0.path.count > 1 }, "\(name), step \(index + 1)")
      }
    }
  }

  @Test func `every picture of the library can be read and is shown, at least two of each model`() throws {
    for name in catalogue.names {
      let folder = try catalogue.model(name)
      var pages = folder.photos(of: try folder.instructions())
      var shown: Set<String> = []
      while let page = try pages.next() {
        for photo in page.photos {
          let picture = try Bitmap(contentsOf: folder.path(of: photo.file))
          #expect(picture.width >= 400 && picture.height >= 300, "\(photo.file)")
          #expect((photo.title + photo.caption).lowercased().contains("rendered"), "\(photo.id)")
          shown.insert(String(photo.file.dropFirst("pictures/".count)))
        }
      }
      let pictures = try FileManager.default.contentsOfDirectory(atPath: "\(catalogue.folder)/\(name)/pictures")
      #expect(shown.count >= 2 && shown == Set(pictures), "\(name)")
    }
  }
}
