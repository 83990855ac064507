import Folding
import OrigamiModel
import Testing

@Suite struct DiagramArtworkTests {
  private let paper = PaperChoice(
    sheet: Sheet(pose: .square, sideUp: .coloured), coloured: PaperColor(red: 240, green: 145, blue: 175))

  private func scene() throws -> DiagramScene {
    var paper = FoldedPaper(self.paper.sheet)
    let before = paper
    let line = LineReference.bringingPoint(.named("bottom left"), to: .named("top right"))
    let move = try #require(try paper.perform(.fold(Fold(.valley, named: "half", along: line))))
    return DiagramScene(of: before, moves: [move], signs: [.rotate(45)])
  }

  @Test func `the document holds a polygon for each face and head and a line for each line and shaft`() throws {
    let scene = try scene()
    let svg = DiagramArtwork(scene).svg(paper: paper, background: .white)
    let count = { (tag: String) in svg.split(separator: "<").count { $0.hasPrefix(tag) } }
    #expect(count("polygon") == scene.faces.count + scene.arrows.count)
    #expect(count("polyline") == scene.lines.count + scene.arrows.count)
    #expect(count("text") == 1 && svg.contains(">45°</text>"))
    #expect(svg.contains(##"fill="#f091af""##) && svg.hasSuffix("</svg>\n"))
    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 "#))
  }

  @Test func `fold lines, dotted lines and edges have different dashes`() throws {
    let segment = PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0))
    let kinds: [DiagramLine.Kind] = [.edge, .valley, .mountain, .landing, .axis]
    let dashes = kinds.map { DiagramArtwork(DiagramScene(lines: [DiagramLine($0, segment)])).shapes[0].dashes }
    #expect(Set(dashes).count == kinds.count && dashes[0].isEmpty)
  }

  @Test func `labels can't be taken for markup`() {
    let scene = DiagramScene(labels: [DiagramLabel("<b>&\u{1B}[1m</b>", at: PlanePoint(0, 0))])
    let svg = DiagramArtwork(scene).svg(paper: paper)
    #expect(svg.contains(">&lt;b&gt;&amp;[1m&lt;/b&gt;</text>"))
    #expect(!svg.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `scenes that are empty, far away or no numbers give a document all the same`() {
    let far = DiagramLine(.valley, PlaneSegment(PlanePoint(.nan, 1), PlanePoint(1e300, -.infinity)))
    for scene in [DiagramScene(), DiagramScene(lines: [far])] {
      #expect(DiagramArtwork(scene).svg(paper: paper, width: 0).hasSuffix("</svg>\n"))
    }
  }
}
