import Folding
import OrigamiModel
import OrigamiScreens
import Pictures
import Testing

@Suite struct RenderingTests {
  private let pink = Pixel(red: 240, green: 140, blue: 175)
  private let sky = Pixel(red: 170, green: 210, blue: 240)

  private func rendering(_ paper: FoldedPaper) -> Rendering {
    Rendering(of: paper.drawing, colors: DiagramColors(coloured: pink), background: sky, width: 200, height: 150)
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

  @Test(arguments: Catalogue(folder: Golden.models).names)
  func `an exported model is painted as the model is, from either side`(name: String) throws {
    var model = Timeline(try Catalogue(folder: Golden.models).model(name).instructions())
    let text = try FoldExport.text(of: &model)
    var file = Timeline(try Instructions(json: Array(text.utf8), orFoldNamed: name))
    /// For each pixel whether it is background, coloured or not: shades hang on which faces a middle just touches.
    func picture(_ timeline: inout Timeline, _ step: Int, _ showsBack: Bool) throws -> [Bool?] {
      try Rendering(
        of: &timeline, step: step, showsBack: showsBack, colors: DiagramColors(coloured: pink), background: sky,
        width: 120, height: 90
      ).picture().pixels.map { $0 == sky ? nil : Int($0.red) - Int($0.green) > 40 }
    }
    for step in 0...model.instructions.steps.count {
      for showsBack in [false, true] {
        let own = try picture(&model, step, showsBack)
        // The file begins with the crease pattern. Where an edge falls between two pixels, either may have it.
        let other = try picture(&file, step + 2, showsBack)
        #expect(zip(own, other).count { $0 != $1 } < 20, "step \(step)")
      }
    }
    #expect(throws: RenderingError.self) { try picture(&file, 0, false) }
  }

  @Test func `a file of pictures is painted as its last or the wanted one, from both sides`() throws {
    let fold = """
      {"vertices_coords": [[0,0],[1,0],[1,1],[0,1]], "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2]],
       "edges_assignment": ["B","B","B","B","V"], "faces_vertices": [[0,1,2],[0,2,3]]}
      """
    var timeline = Timeline(try Instructions(json: Array(fold.utf8), orFoldNamed: "x"))
    func picture(step: Int?, showsBack: Bool = false) throws -> Bitmap {
      try Rendering(
        of: &timeline, step: step, showsBack: showsBack, colors: DiagramColors(coloured: pink), background: sky,
        width: 100, height: 100
      ).picture()
    }
    let white = DiagramColors(coloured: pink).white
    #expect(try picture(step: 1)[35, 65] == pink && picture(step: 1)[65, 35] == pink)
    let folded = try picture(step: nil)
    #expect(folded[65, 65] == white && folded[25, 25] == sky)
    let back = try picture(step: 2, showsBack: true)
    #expect(back[35, 65] == white && back[75, 25] == sky)
    #expect(throws: RenderingError.noStep(0, count: 2)) { try picture(step: 0) }
  }

  @Test func `each layer of paper that is seen through adds colour`() throws {
    let cross = """
      {"frame_classes": ["foldedForm"], "vertices_coords": [[0,1],[3,1],[3,2],[0,2],[1,0],[2,0],[2,3],[1,3]],
       "faces_vertices": [[0,1,2,3],[4,5,6,7]]}
      """
    var timeline = Timeline(try Instructions(json: Array(cross.utf8), orFoldNamed: "x"))
    let picture = try Rendering(
      of: &timeline, colors: DiagramColors(coloured: .black), background: .white, width: 90, height: 90
    ).picture()
    let lumas = [picture[12, 12], picture[20, 45], picture[45, 45]].map(\.luma)
    #expect(lumas[0] == 255 && (205...212).contains(lumas[1]) && (168...175).contains(lumas[2]))
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

@Suite struct DiagramPictureTests {
  private let colors = DiagramColors(coloured: Pixel(red: 240, green: 140, blue: 175))

  @Test func `a diagram is painted on its background with dashes that leave gaps`() throws {
    let line = DiagramLine(.valley, PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0)))
    let artwork = DiagramArtwork(DiagramScene(lines: [line]))
    let picture = try artwork.picture(colors: colors, width: 400, height: 40)
    let row = (0..<400).map { picture[$0, 20] == .white }
    let changes = zip(row, row.dropFirst()).count { $0 != $1 }
    #expect(picture[0, 0] == .white && changes > 20)
  }

  @Test func `a diagram of nothing or of no numbers is an empty picture`() throws {
    let nowhere = DiagramLine(.valley, PlaneSegment(PlanePoint(.nan, 0), PlanePoint(1e300, 0)))
    for scene in [DiagramScene(), DiagramScene(lines: [nowhere])] {
      let picture = try DiagramArtwork(scene).picture(colors: colors, width: 20, height: 10)
      #expect(picture.pixels.allSatisfy { $0 == .white })
    }
    #expect(throws: RenderingError.size(width: 0, height: 1)) {
      try DiagramArtwork(DiagramScene()).picture(colors: colors, width: 0, height: 1)
    }
  }
}
