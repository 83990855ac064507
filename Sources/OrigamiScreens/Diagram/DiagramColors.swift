import OrigamiModel
import Pictures
import TerminalUI

/// The colours of a diagram's paper, and the inks that can be read on each of its sides.
public struct DiagramColors: Hashable, Sendable {
  /// The side with the colour.
  public var coloured: Pixel
  /// The other side.
  public var white: Pixel

  /// Creates the colours of a paper; its other side is white unless said otherwise.
  public init(coloured: Pixel, white: Pixel = Pixel(red: 247, green: 244, blue: 236)) {
    self.coloured = coloured
    self.white = white
  }

  /// How an ink looks on a ground, on a terminal with so many colours.
  func style(of ink: Ink?, on ground: DotCanvas.Ground, depth: TerminalCapabilities.ColorDepth) -> Style {
    if depth == .none { return Style(attributes: ink.map { Self.weight(of: $0) } ?? []) }
    let paper: Pixel? =
      switch ground {
      case .none: nil
      case .coloured: coloured
      case .white: white
      default: translucent(layers: Int(ground.layers))
      }
    guard let paper else { return Style(attributes: ink.map { Self.weight(of: $0) } ?? []) }
    let isBright = paper.luma >= 120
    if depth == .ansi {
      let index = ground == .white ? 7 : Self.ansi(paper)
      return Style(foreground: Self.isDark(ansi: index) ? .white : .black, background: .palette(index))
    }
    guard let ink else { return Style(background: Color(paper)) }
    return Style(foreground: Color(Self.color(of: ink, on: paper, isBright: isBright)), background: Color(paper))
  }

  /// The colour of translucent paper in layers, each of which hides a share of what lies below it.
  private func translucent(layers: Int) -> Pixel {
    let shining = (0..<layers).reduce(1.0) { share, _ in share * (1 - DiagramScene.translucentOpacity) }
    return white.mixed(with: coloured, by: 1 - shining)
  }

  /// Without colours what is faint is dim and what matters is bold.
  private static func weight(of ink: Ink) -> Style.Attributes {
    switch ink {
    case .hidden, .crease, .landing, .frame: .dim
    case .edge: []
    case .valley, .mountain, .arrow: .bold
    }
  }

  private static func color(of ink: Ink, on paper: Pixel, isBright: Bool) -> Pixel {
    let line = isBright ? Pixel(red: 24, green: 20, blue: 24) : Pixel(red: 250, green: 250, blue: 250)
    return switch ink {
    case .hidden, .landing, .frame: line.mixed(with: paper, by: 0.3)
    case .crease: line.mixed(with: paper, by: 0.45)
    case .edge: line
    case .valley: isBright ? Pixel(red: 0, green: 40, blue: 170) : Pixel(red: 170, green: 205, blue: 255)
    case .mountain: isBright ? Pixel(red: 150, green: 0, blue: 20) : Pixel(red: 255, green: 190, blue: 180)
    case .arrow: isBright ? Pixel(red: 0, green: 70, blue: 30) : Pixel(red: 170, green: 255, blue: 190)
    }
  }

  /// The nearest of the palette's first eight colours by hue; grey papers become white or black.
  private static func ansi(_ paper: Pixel) -> UInt8 {
    let components = [Int(paper.red), Int(paper.green), Int(paper.blue)]
    let least = components.min() ?? 0
    let most = components.max() ?? 0
    if most - least < 32 { return paper.luma >= 120 ? 7 : 0 }
    var index: UInt8 = 0
    for (bit, component) in components.enumerated() where (component - least) * 2 >= most - least {
      index |= 1 << UInt8(bit)
    }
    return index
  }

  /// Whether white can be read better on it than black: black, red, blue and magenta, in most terminals' themes.
  private static func isDark(ansi index: UInt8) -> Bool { [0, 1, 4, 5].contains(index) }
}
