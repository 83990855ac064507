/// What a `Canvas` is drawn with.
@preconcurrency @MainActor public struct GraphicsContext {
  /// What has been drawn.
  private(set) var surface: Surface
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// Whether the terminal shows characters beyond ASCII.
  public let isUnicode: Bool
  /// How many colours the terminal shows.
  public let colorDepth: TerminalCapabilities.ColorDepth

  /// What lines and areas are drawn with.
  public struct Shading: Sendable {
    let color: Color?
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }
    /// The foreground style around the canvas.
    public static let foreground = Shading(color: nil)
  }

  init(size: Size, environment: EnvironmentValues, isUnicode: Bool, colorDepth: TerminalCapabilities.ColorDepth) {
    surface = Surface(size: size)
    self.environment = environment
    self.isUnicode = isUnicode
    self.colorDepth = colorDepth
  }

  /// Draws the outlines of a path; the width of the line is in dots, half a cell's width.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: Int = 1) {
    var raster = DotRaster(size: surface.size)
    raster.stroke(path, width: lineWidth)
    draw(raster, shading)
  }

  /// Draws the inside of a path.
  public mutating func fill(_ path: Path, with shading: Shading) {
    var raster = DotRaster(size: surface.size)
    raster.fill(path)
    draw(raster, shading)
  }

  private mutating func draw(_ raster: DotRaster, _ shading: Shading) {
    let outer = environment.textStyle.style
    for y in 0..<surface.size.height {
      for x in 0..<surface.size.width where raster[x, y] != 0 {
        let before = surface[x, y]
        var pattern = UInt32(raster[x, y])
        if (0x2800...0x28FF).contains(before.glyph.scalar.value) { pattern |= before.glyph.scalar.value - 0x2800 }
        let dots = Unicode.Scalar(0x2800 + pattern) ?? " "
        var style = before.style
        style.foreground = shading.color ?? outer.foreground
        surface.put(Cell(Glyph(scalar: isUnicode ? dots : "*", width: 1), style: style), x: x, y: y)
      }
    }
  }

  /// Draws a line of text so that the part of it that `anchor` names is at a corner of cells.
  public mutating func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
    let width = text.runs.reduce(0) { $0 + Glyphs($1.text).reduce(0) { $0 + $1.width } }
    var x = point.x - Int((anchor.x * Double(width)).rounded(.down))
    let y = point.y - Int(anchor.y.rounded(.down))
    for run in text.runs {
      let style = run.style.over(environment.textStyle).style
      for glyph in Glyphs(run.text) {
        surface.put(Cell(glyph, style: style), x: x, y: y)
        x += glyph.width
      }
    }
  }

  /// Draws cells made elsewhere with their top left corner at a cell.
  public mutating func draw(_ cells: Surface, at point: Point) { surface.draw(cells, at: point) }
}
