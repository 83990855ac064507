import Folding
public import OrigamiModel
public import TerminalUI

extension DiagramSymbol {
  /// The rows in which its sample can be told, beside 14 columns.
  public var sampleHeight: Int {
    switch self {
    case .line: 1
    case .arrow(.turnOver), .arrow(.rotate): 5
    case .arrow, .mark: 2
    }
  }

  /// A sample of the sign for a key, as it looks off the paper.
  public func sample(size: Size, capabilities: TerminalCapabilities) -> Surface {
    let scene: DiagramScene =
      switch self {
      case .line(let kind): DiagramScene(lines: [DiagramLine(kind, PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0)))])
      case .arrow(.rotate): DiagramScene(signs: [.rotate(90)])
      case .arrow(.turnOver): DiagramScene(signs: [.turnOver])
      case .arrow(let kind): DiagramScene(arrows: [.sample(kind)])
      case .mark(let kind):
        DiagramScene(
          lines: [DiagramLine(.valley, PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0)))], marks: [.sample(kind)])
      }
    let colors = DiagramColors(PaperChoice(sheet: Sheet(pose: .square, sideUp: .white), coloured: .white))
    return DiagramDrawing(scene, colors: colors, capabilities: capabilities).surface(size: size)
  }
}
