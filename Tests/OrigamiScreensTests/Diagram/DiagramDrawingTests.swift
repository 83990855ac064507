import Folding
import OrigamiModel
import OrigamiScreens
import Pictures
import TerminalUI
import TestSupport
import Testing

@Suite struct DiagramDrawingTests {
  private let colors = DiagramColors(coloured: Pixel(red: 240, green: 140, blue: 175))
  private let unit = [PlanePoint(0, 0), PlanePoint(1, 0), PlanePoint(1, 1), PlanePoint(0, 1)]

  private func line(_ kind: DiagramLine.Kind) -> DiagramScene {
    DiagramScene(lines: [DiagramLine(kind, PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0)))])
  }

  private func square(_ side: Sheet.Side) -> DiagramScene {
    let sides = zip(unit, unit.dropFirst() + unit.prefix(1)).map { DiagramLine(.edge, PlaneSegment($0, $1)) }
    return DiagramScene(faces: [DiagramFace(outline: unit, side: side, layersBelow: 0)], lines: sides)
  }

  private func text(_ scene: DiagramScene, _ width: Int, _ height: Int, isUnicode: Bool = true) -> String {
    let capabilities = TerminalCapabilities(colorDepth: isUnicode ? .direct : .none, isUnicode: isUnicode)
    return DiagramDrawing(scene, colors: colors, capabilities: capabilities)
      .surface(size: Size(width: width, height: height)).description
  }

  @Test func `a valley fold is dashed, a mountain fold dash and two dots, an edge solid`() {
    #expect(text(line(.edge), 18, 1, isUnicode: false) == "------------------")
    #expect(text(line(.valley), 18, 1, isUnicode: false) == "- - - - - - - - -")
    #expect(text(line(.mountain), 18, 1, isUnicode: false) == "-..-..-..-..-..-..")
    #expect(text(line(.landing), 18, 1, isUnicode: false) == ". . . . . . . . .")
    let patterns = [DiagramLine.Kind.edge, .valley, .mountain, .landing].map { text(line($0), 20, 1) }
    #expect(Set(patterns).count == 4)
  }

  @Test func `a square is twice as many columns as rows`() {
    #expect(
      text(square(.white), 9, 5, isUnicode: false)
        == """
        +-------+
        |       |
        |       |
        |       |
        +-------+
        """)
    let surface = DiagramDrawing(square(.coloured), colors: colors).surface(size: Size(width: 40, height: 10))
    let filled = surface.row(5).filter { $0.style.background != .default }.count
    #expect((16...20).contains(filled))
  }

  @Test func `paper has the colour of its side, and lines contrast with what they lie on`() {
    for (side, color) in [(Sheet.Side.coloured, colors.coloured), (.white, colors.white)] {
      var scene = square(side)
      scene.lines.append(DiagramLine(.valley, PlaneSegment(PlanePoint(0, 0.5), PlanePoint(1, 0.5))))
      let surface = DiagramDrawing(scene, colors: colors).surface(size: Size(width: 20, height: 10))
      #expect(surface[10, 3].style.background == Color(color))
      let inked = surface.cells.filter { $0.glyph != .blank && $0.style.background != .default }
      #expect(!inked.isEmpty && inked.allSatisfy { contrast($0.style) > 80 })
      #expect(surface[0, 0] == .blank)
    }
    let outside = DiagramDrawing(line(.valley), colors: colors).surface(size: Size(width: 20, height: 1))
    #expect(outside.cells.allSatisfy { $0.style.foreground == .default && $0.style.background == .default })
  }

  private func contrast(_ style: Style) -> Int {
    func luma(_ color: Color) -> Int {
      guard case .direct(let red, let green, let blue) = color.value else { return 0 }
      return Pixel(red: red, green: green, blue: blue).luma
    }
    return abs(luma(style.foreground) - luma(style.background))
  }

  @Test func `each layer of paper that is seen through adds colour, and neighbours don't overlap on their rim`() {
    func strip(_ from: Double, _ to: Double) -> DiagramFace {
      let corners = [PlanePoint(from, 0), PlanePoint(to, 0), PlanePoint(to, 1), PlanePoint(from, 1)]
      return DiagramFace(outline: corners, side: .white, layersBelow: 0)
    }
    // One layer on the left, two in the middle, three on the right; the last two strips are neighbours.
    var scene = DiagramScene(faces: [strip(0, 3), strip(1, 3), strip(2, 2.5), strip(2.5, 3)])
    scene.isTranslucent = true
    let size = Size(width: 60, height: 10)
    let surface = DiagramDrawing(scene, colors: colors).surface(size: size)
    let shades = (1...3).map { layers in
      let shining = (0..<layers).reduce(1.0) { share, _ in share * (1 - DiagramScene.translucentOpacity) }
      return Color(colors.white.mixed(with: colors.coloured, by: 1 - shining))
    }
    #expect(surface.row(5).map(\.style.background).filter { $0 != .default }.changes == shades)
    let bare = TerminalCapabilities(colorDepth: .none)
    let uncoloured = DiagramDrawing(scene, colors: colors, capabilities: bare).surface(size: size)
    #expect(uncoloured.cells.allSatisfy { $0.style.background == .default })
  }

  @Test func `dark papers get bright lines`() {
    let dark = DiagramColors(coloured: Pixel(red: 20, green: 30, blue: 80), white: .black)
    for side in [Sheet.Side.coloured, .white] {
      let surface = DiagramDrawing(square(side), colors: dark).surface(size: Size(width: 20, height: 10))
      let inked = surface.cells.filter { $0.glyph != .blank && $0.style.background != .default }
      #expect(!inked.isEmpty && inked.allSatisfy { contrast($0.style) > 80 })
    }
  }

  @Test func `without colours the sides differ by a texture`() {
    let bare = TerminalCapabilities(colorDepth: .none)
    let size = Size(width: 20, height: 10)
    let coloured = DiagramDrawing(square(.coloured), colors: colors, capabilities: bare).surface(size: size)
    let white = DiagramDrawing(square(.white), colors: colors, capabilities: bare).surface(size: size)
    #expect(coloured.description != white.description)
    #expect(coloured.cells.allSatisfy { $0.style.background == .default && $0.style.foreground == .default })
  }

  @Test func `a part shown enlarged has the whole with its frame beside it where there is room`() {
    var scene = square(.white)
    scene.zoom = Bounds(of: [PlanePoint(0.7, 0.7), PlanePoint(1.1, 1.1)])
    let capabilities = TerminalCapabilities(colorDepth: .none, isUnicode: false)
    let drawing = DiagramDrawing(scene, colors: colors, capabilities: capabilities)
    #expect(
      drawing.surface(size: Size(width: 10, height: 5)).description
        == """
         +------+
         |----+ |
         |    | |
         |    | |
         +------+
        """)
    let wide = drawing.surface(size: Size(width: 42, height: 9))
    #expect((0..<9).contains { wide[2, $0].glyph != .blank } && (0..<9).contains { wide[30, $0].glyph != .blank })
  }

  @Test func `words beside the drawing are written, in ASCII where there is nothing else`() {
    let scene = DiagramScene(signs: [.rotate(45)])
    #expect(text(scene, 20, 10).contains("45°"))
    let plain = text(scene, 20, 10, isUnicode: false)
    #expect(plain.contains("45") && plain.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func `scenes that are empty, flat, far away or no numbers are drawn without a trap`() {
    let far = PlanePoint(1e300, -1e300)
    let nowhere = PlanePoint(.nan, .infinity)
    let scenes = [
      DiagramScene(), line(.edge), DiagramScene(zoom: Bounds(of: [PlanePoint(0, 0)])),
      DiagramScene(lines: [DiagramLine(.edge, PlaneSegment(PlanePoint(0, 0), far))]),
      DiagramScene(
        faces: [DiagramFace(outline: [nowhere, far, PlanePoint(0, 0)], side: .white, layersBelow: 0)],
        lines: [DiagramLine(.valley, PlaneSegment(nowhere, far))],
        arrows: [DiagramArrow(.pull, path: [far, nowhere]), DiagramArrow(.pull, path: [])],
        labels: [DiagramLabel("x", at: nowhere)]),
    ]
    for scene in scenes {
      for size in [Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 30, height: 9)] {
        #expect(DiagramDrawing(scene, colors: colors).surface(size: size).size == size)
      }
    }
  }

  @Test func `random scenes stay inside every size`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      func point() -> PlanePoint {
        PlanePoint(.random(in: -1...1, using: &random), .random(in: -1...1, using: &random))
      }
      var scene = DiagramScene(
        faces: [DiagramFace(outline: [point(), point(), point()], side: .coloured, layersBelow: 1)],
        lines: DiagramLine.Kind.allCases.map { DiagramLine($0, PlaneSegment(point(), point())) },
        arrows: DiagramArrow.Kind.allCases.map { DiagramArrow($0, path: [point(), point(), point()]) },
        labels: [DiagramLabel("label", at: point())])
      if Bool.random(using: &random) { scene.zoom = Bounds(of: [point(), point()]) }
      let size = Size(width: .random(in: 0...60, using: &random), height: .random(in: 0...30, using: &random))
      let capabilities = TerminalCapabilities(
        colorDepth: Bool.random(using: &random) ? .direct : .ansi, isUnicode: Bool.random(using: &random))
      let surface = DiagramDrawing(scene, colors: colors, capabilities: capabilities).surface(size: size)
      #expect(surface.size == size, "seed \(seed)")
      if !capabilities.isUnicode {
        #expect(surface.description.unicodeScalars.allSatisfy { $0.isASCII }, "seed \(seed)")
      }
    }
  }

  @Test func `every sign has a sample, and those of fold lines and arrows differ`() {
    let bare = TerminalCapabilities(colorDepth: .none)
    let samples = DiagramSymbol.all.map { $0.sample(size: Size(width: 20, height: 4), capabilities: bare) }
    #expect(samples.allSatisfy { $0.cells.contains { $0.glyph != .blank } })
    // An edge and the frame, and the two dotted lines, are told apart by where they are.
    #expect(Set(samples).count == samples.count - 2)
  }
}

extension [Color] {
  /// The colours without those that are as the one before.
  fileprivate var changes: [Color] { reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
}
