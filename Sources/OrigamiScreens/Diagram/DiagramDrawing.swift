import Folding
import OrigamiModel
import TerminalUI

/// Turns a diagram's scene into cells: pure, the same for the same scene, size, colours and terminal.
public struct DiagramDrawing: Sendable {
  /// What is drawn.
  public var scene: DiagramScene
  /// The paper's colours.
  public var colors: DiagramColors
  /// What the terminal can show.
  public var capabilities: TerminalCapabilities

  /// Creates a drawing.
  public init(
    _ scene: DiagramScene, colors: DiagramColors, capabilities: TerminalCapabilities = TerminalCapabilities()
  ) {
    self.scene = scene
    self.colors = colors
    self.capabilities = capabilities
  }

  /// Below this width dash patterns can't be told apart, and the step should say its folds in words.
  public static let leastTellingWidth = 20
  /// From this width on a part shown large has the whole beside it.
  private static let leastWidthBesideWhole = 40

  /// The drawing in cells, as large as fits into `size` in its middle.
  ///
  /// - Complexity: O(cells + length of lines).
  public func surface(size: Size) -> Surface {
    guard !size.isEmpty else { return Surface(size: size) }
    guard let zoom = scene.zoom else { return drawing(of: scene.bounds, size: size) }
    guard size.width >= Self.leastWidthBesideWhole else { return drawing(of: zoom, size: size, cutsOff: true) }
    var surface = Surface(size: size)
    let left = size.width / 3
    surface.draw(drawing(of: scene.paperBounds, size: Size(width: left, height: size.height)), at: .zero)
    let right = Size(width: size.width - left, height: size.height)
    surface.draw(drawing(of: zoom, size: right, cutsOff: true), at: Point(x: left, y: 0))
    return surface
  }

  private func drawing(of part: Bounds, size: Size, cutsOff: Bool = false) -> Surface {
    let grain: DotCanvas.Grain = capabilities.isUnicode ? .braille : .character
    var canvas = DotCanvas(size: size, grain: grain)
    let labels = DiagramLabels(scene.labels, capabilities: capabilities, width: size.width)
    var fit = DiagramFit(part, into: canvas, margin: margin(of: canvas), labels: labels.columns)
    if !cutsOff { fit = fit.snapped(scene.extent ?? scene.paperBounds, of: part, on: canvas) }
    if cutsOff { canvas.clip = fit(part).wholeCells(of: grain) }
    for face in scene.faces {
      let outline = face.outline.map { fit($0) }
      if scene.isTranslucent {
        canvas.layTranslucent(under: outline)
      } else {
        canvas.lay(ground(face.side), under: outline)
      }
    }
    draw(scene.lines, on: &canvas, fit)
    for flap in scene.flaps {
      let outline = flap.outline.map { fit($0) }
      canvas.erase(under: outline)
      canvas.lay(ground(flap.side), under: outline)
      draw(flap.lines, on: &canvas, fit)
    }
    if let zoom = scene.zoom {
      let corners = (cutsOff ? canvas.clip : fit(zoom)).cornerDots
      for (from, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        canvas.draw(from: from, to: end, ink: .frame)
      }
    }
    if scene.zoom == nil || cutsOff {
      for stroke in scene.marks.flatMap(\.strokes) {
        canvas.draw(from: fit(stroke.start), to: fit(stroke.end), ink: .frame)
      }
      for arrow in scene.arrows { canvas.draw(arrow, fit) }
    }
    var surface = canvas.surface(colors: colors, depth: capabilities.colorDepth)
    labels.write(on: &surface, of: canvas, fit) { cell in
      colors.style(of: .edge, on: canvas.ground(under: cell), depth: capabilities.colorDepth)
    }
    return surface
  }

  private func ground(_ side: Sheet.Side) -> DotCanvas.Ground { side == .coloured ? .coloured : .white }

  private func draw(_ lines: [DiagramLine], on canvas: inout DotCanvas, _ fit: DiagramFit) {
    // Where there are dots to spare, edges and folds are heavier than creases.
    let isLarge = canvas.grain == .braille && min(canvas.width, canvas.height) >= 120
    let heavy: Set<DiagramLine.Kind> = isLarge ? [.edge, .valley, .mountain] : []
    for line in lines {
      canvas.draw(
        from: fit(line.segment.start), to: fit(line.segment.end), ink: Ink(line.kind),
        pattern: DashPattern(line.kind, grain: canvas.grain), weight: heavy.contains(line.kind) ? 2 : 1)
    }
  }

  /// A margin only where there is room to waste.
  private func margin(of canvas: DotCanvas) -> Double {
    canvas.grain == .braille ? min(3, Double(min(canvas.width, canvas.height)) / 16) : 0
  }
}
