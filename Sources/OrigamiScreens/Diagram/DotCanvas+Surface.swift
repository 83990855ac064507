import TerminalUI

extension DotCanvas {
  /// The canvas as cells: dots over the paper that most of the cell lies on, in the colour of its most important ink.
  func surface(colors: DiagramColors, depth: TerminalCapabilities.ColorDepth) -> Surface {
    let styles = Self.styles(colors: colors, depth: depth)
    var surface = Surface(size: size)
    surface.withUnsafeMutableCells { cells in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let index = y * size.width + x
          let ground = ground(column: x, row: y)
          let ink = inks[index]
          if ink == 0 {
            let isTextured = depth == .none && ground == .coloured && (grain == .braille || (x + y) % 2 == 0)
            let glyph = isTextured ? (grain == .braille ? Self.texture : Self.asciiTexture) : .blank
            cells[index] = Cell(glyph, style: styles[Int(ground.code) * Self.stylesPerGround])
            continue
          }
          let top = 7 - ink.leadingZeroBitCount / 8
          let style = styles[Int(ground.code) * Self.stylesPerGround + top + 1]
          cells[index] = Cell(glyph(ink, top: top), style: style)
        }
      }
    }
    return surface
  }

  /// The paper under a cell; none outside.
  func ground(under cell: Point) -> Ground {
    guard Rect(origin: .zero, size: size).contains(cell) else { return .none }
    return ground(column: cell.x, row: cell.y)
  }

  private static let stylesPerGround = Ink.allCases.count + 1

  /// The styles of each ground without ink and with each ink.
  private static func styles(colors: DiagramColors, depth: TerminalCapabilities.ColorDepth) -> [Style] {
    let inks = [nil] + Ink.allCases.map { Optional($0) }
    return Ground.all.flatMap { ground in inks.map { colors.style(of: $0, on: ground, depth: depth) } }
  }

  /// The paper that most of a cell's dots lie on; where it is translucent, in the mean number of layers.
  private func ground(column: Int, row: Int) -> Ground {
    if grain == .character { return grounds[row * width + column] }
    var coloured = 0
    var white = 0
    var translucent = 0
    var layers = 0
    for y in row * 4..<row * 4 + 4 {
      for x in column * 2..<column * 2 + 2 {
        switch grounds[y * width + x] {
        case .none: break
        case .coloured: coloured += 1
        case .white: white += 1
        case let ground:
          translucent += 1
          layers += Int(ground.layers)
        }
      }
    }
    if coloured + white + translucent < 5 { return .none }
    if translucent > 0 { return .translucent(layers: UInt8((layers + translucent / 2) / translucent)) }
    return coloured >= white ? .coloured : .white
  }

  private func glyph(_ ink: UInt64, top: Int) -> Glyph {
    if grain == .character {
      return Self.character(Stroke(rawValue: UInt8(truncatingIfNeeded: ink >> UInt64(top * 8))), top: top)
    }
    // What is faint gives way to fold lines and arrows in the same cell, so that their pattern can be told.
    let kept = top > Ink.frame.rawValue ? ink & Self.distinct : ink
    var dots = kept
    dots |= dots >> 32
    dots |= dots >> 16
    dots |= dots >> 8
    return Self.braille[Int(dots & 0xFF)]
  }

  private static let distinct: UInt64 = Ink.allCases.filter { !$0.isFaint }.reduce(0) {
    $0 | 0xFF << UInt64($1.rawValue * 8)
  }

  private static let braille: [Glyph] = (0..<256).map { dots in
    Glyph(scalar: Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ", width: 1)
  }

  /// What marks the coloured side where there are no colours.
  private static let texture = Glyph(scalar: "⠂", width: 1)
  private static let asciiTexture = Glyph(scalar: "'", width: 1)

  private static func character(_ stroke: Stroke, top: Int) -> Glyph {
    let scalar: Unicode.Scalar =
      switch stroke.rawValue >> 5 {
      case 1: ">"
      case 2: "<"
      case 3: "^"
      case 4: "v"
      case 5...: "*"
      default:
        if top == Ink.arrow.rawValue {
          stroke == .dot ? "." : "*"
        } else {
          switch stroke {
          case .level: "-"
          case .steep: "|"
          case .rising: "/"
          case .falling: "\\"
          case .dot: "."
          default: stroke.contains(.dot) ? "." : "+"
          }
        }
      }
    return Glyph(scalar: scalar, width: 1)
  }
}
