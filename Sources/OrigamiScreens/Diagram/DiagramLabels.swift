import Folding
import OrigamiModel
import TerminalUI

/// The words beside a diagram, as cells.
struct DiagramLabels {
  private let labels: [(label: DiagramLabel, glyphs: [Glyph], width: Int)]

  /// Labels that name points need this much room beside the drawing.
  private static let leastWidth = 32

  init(_ labels: [DiagramLabel], capabilities: TerminalCapabilities, width: Int) {
    self.labels = labels.compactMap { label in
      let glyphs = Glyphs(label.text).filter { capabilities.isUnicode || $0.scalar.isASCII }
      let columns = glyphs.reduce(0) { $0 + $1.width }
      if label.side != nil, width < Self.leastWidth || columns > width / 4 { return nil }
      return (label, glyphs, columns)
    }
  }

  /// The columns to leave on either side.
  var columns: (left: Int, right: Int) {
    func widest(_ side: DiagramLabel.Side) -> Int {
      labels.filter { $0.label.side == side }.map { $0.width + 1 }.max() ?? 0
    }
    return (widest(.left), widest(.right))
  }

  /// Writes the labels where their places are, in the style of what they lie on, each on the side where it covers
  /// least.
  func write(on surface: inout Surface, of canvas: DotCanvas, _ fit: DiagramFit, style: (Point) -> Style) {
    var taken: Set<Point> = []
    for (label, glyphs, width) in labels {
      let place = canvas.cell(at: fit(label.place))
      let sides = label.side.map { first in [first] + DiagramLabel.Side.allCases.filter { $0 != first } } ?? []
      let starts =
        sides.isEmpty ? [Self.start(nil, of: width, at: place)] : sides.map { Self.start($0, of: width, at: place) }
      func cost(_ start: Point) -> Int {
        (start.x..<start.x + width).reduce(0) { cost, x in
          let cell = Point(x: x, y: start.y)
          return cost + (taken.contains(cell) ? 3 : canvas.isFree(cell) ? 0 : 1)
        }
      }
      guard var cell = starts.min(by: { cost($0) < cost($1) }) else { continue }
      for glyph in glyphs {
        surface.put(Cell(glyph, style: style(cell)), x: cell.x, y: cell.y)
        taken.insert(cell)
        cell.x += glyph.width
      }
    }
  }

  /// The first cell of a label so wide on a side of a place.
  private static func start(_ side: DiagramLabel.Side?, of width: Int, at place: Point) -> Point {
    switch side {
    case .left: Point(x: place.x - width - 1, y: place.y)
    case .right: Point(x: place.x + 2, y: place.y)
    case .above: Point(x: place.x - width / 2, y: place.y - 1)
    case .below: Point(x: place.x - width / 2, y: place.y + 1)
    case nil: Point(x: place.x - width / 2, y: place.y)
    }
  }
}
