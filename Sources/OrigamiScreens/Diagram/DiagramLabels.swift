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

  /// Writes the labels where their places are, in the style of what they lie on.
  func write(on surface: inout Surface, cell: (PlanePoint) -> Point, style: (Point) -> Style) {
    for (label, glyphs, width) in labels {
      let place = cell(label.place)
      var x: Int
      switch label.side {
      case .left: x = place.x - width - 1
      case .right: x = place.x + 2
      case .above, .below, nil: x = place.x - width / 2
      }
      let y = label.side == .above ? place.y - 1 : label.side == .below ? place.y + 1 : place.y
      for glyph in glyphs {
        surface.put(Cell(glyph, style: style(Point(x: x, y: y))), x: x, y: y)
        x += glyph.width
      }
    }
  }
}
