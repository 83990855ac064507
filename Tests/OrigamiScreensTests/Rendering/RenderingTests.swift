import Folding
import OrigamiModel
import OrigamiScreens
import Pictures
import Testing

@Suite struct RenderingTests {
  private let pink = Pixel(red: 240, green: 140, blue: 175)
  private let sky = Pixel(red: 170, green: 210, blue: 240)

  private func rendering(_ paper: FoldedPaper) -> Rendering {
    Rendering(of: paper, colors: DiagramColors(coloured: pink), background: sky, width: 200, height: 150)
  }

  @Test func `the paper stands in the middle of its background in its side's colour`() throws {
    let picture = try rendering(FoldedPaper(Sheet(pose: .square, sideUp: .coloured))).picture()
    #expect(picture.width == 200 && picture.height == 150)
    #expect(picture[100, 75] == pink && picture[2, 2] == sky && picture[197, 147] == sky)
    let back = try rendering(FoldedPaper(Sheet(pose: .square, sideUp: .white))).picture()
    #expect(back[100, 75] == DiagramColors(coloured: pink).white)
  }

  @Test func `what lies lower is darker`() throws {
    var paper = FoldedPaper(Sheet(pose: .square, sideUp: .coloured))
    let line = LineReference.bringingPoint(
      .named("top right"), to: .between(.named("bottom left"), .named("top right"), 0.5))
    try paper.perform(.fold(Fold(.valley, named: "corner", along: line)))
    let picture = try rendering(paper).picture()
    // The folded corner shows its white side in its full brightness, the sheet below it is shaded.
    #expect(picture.pixels.contains(DiagramColors(coloured: pink).white))
    #expect(!picture.pixels.contains(pink))
  }

  @Test func `a size that can't be is an error in one line`() {
    for (width, height) in [(0, 10), (10, -1), (5000, 10)] {
      var request = rendering(FoldedPaper(Sheet(pose: .square, sideUp: .coloured)))
      request.width = width
      request.height = height
      let error = #expect(throws: RenderingError.self) { try request.picture() }
      #expect(error == .size(width: width, height: height) && error?.description.contains("\n") == false)
    }
  }

  @Test func `the smallest pictures are painted too`() throws {
    for side in 1...12 {
      var request = rendering(FoldedPaper(Sheet(pose: .diamond, sideUp: .coloured)))
      request.width = side
      request.height = 13 - side
      #expect(try request.picture().width == side)
    }
  }
}
