import Folding
import Foundation
import OrigamiModel
import Testing

@Suite struct OpenedFoldTests {
  @Test("A FOLD file opens as instructions, a step for each page, by what it holds and not by its name") func opening()
    throws
  {
    let fold = """
      {"file_title": "Tent", "file_author": "Somebody", "file_description": "A fold.",
       "vertices_coords": [[0,0],[1,0],[1,1],[0,1]], "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2]],
       "edges_assignment": ["B","B","B","B","V"]}
      """
    try withFolder(["tent.fold": fold, "tent.json": fold]) { path in
      for name in ["tent.fold", "tent.json"] {
        var timeline = Timeline(try ModelFolder(file: path + "/" + name).instructions())
        #expect(timeline.instructions.title == "Tent")
        #expect(timeline.instructions.steps.map(\.title) == ["Crease pattern", "Folded flat"])
        #expect(timeline.instructions.steps.allSatisfy { $0.picture != nil })
        #expect(try timeline.scene(ofStep: 1).moves.isEmpty)
        #expect(PlainText.lines(of: &timeline).contains("2. Folded flat"))
      }
    }
  }

  @Test("A file that is no JSON, or neither kind, is refused with its place") func refusals() throws {
    try withFolder(["a.fold": "vertices", "b.fold": "{\"file_spec\": 1.1}", "c.fold": "{}"]) { path in
      for (name, reason) in [("a", "1:1"), ("b", "no frame"), ("c", "the key \"id\" is missing")] {
        do throws(ModelError) {
          _ = try ModelFolder(file: "\(path)/\(name).fold").instructions()
          Issue.record("opened \(name)")
        } catch {
          #expect("\(error)".contains(reason), "\(error)")
          #expect("\(error)".hasPrefix("\(path)/\(name).fold"), "\(error)")
        }
      }
    }
  }

  @Test(
    "Files that other programs wrote open, and are drawn",
    .enabled(if: FoldSamples.folder != nil, "the sample files are not beside the repository"))
  func samples() throws {
    let folder = try #require(FoldSamples.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasSuffix(".tsv") }
    #expect(!names.isEmpty)
    for name in names {
      let read = try ModelFolder(file: folder + "/" + name).instructions()
      #expect(!read.steps.isEmpty, "\(name)")
      for step in read.steps {
        let drawing = try #require(step.picture?.drawing, "\(name)")
        #expect(drawing.drawnEdges().count >= drawing.visibleFaces().count.signum(), "\(name)")
      }
    }
  }
}

/// A folder of files by other programs, where it lies beside the repository.
enum FoldSamples {
  static let folder: String? = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let samples = folder.appendingPathComponent("shared/fold-files")
      if FileManager.default.fileExists(atPath: samples.path) { return samples.path }
    }
    return nil
  }()
}
