import Folding
public import OrigamiModel
public import TerminalUI

extension DiagramSymbol {
  /// The rows in which its sample can be told, beside 14 columns.
  public var sampleHeight: Int {
    switch self {
    case .line: 1
    case .arrow(.turnOver), .arrow(.rotate): 5
    case .mark(.equalAngles): 3
    case .arrow, .mark: 2
    }
  }

  /// A sample of the sign for a key, as it looks off the paper.
  public func sample(size: Size, capabilities: TerminalCapabilities) -> Surface {
    var scene: DiagramScene =
      switch self {
      case .line(let kind): DiagramScene(lines: [DiagramLine(kind, PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0)))])
      case .arrow(.rotate): DiagramScene(signs: [.rotate(90)])
      case .arrow(.turnOver): DiagramScene(signs: [.turnOver])
      case .arrow(let kind): DiagramScene(arrows: [.sample(kind)])
      case .mark(let kind):
        DiagramScene(
          lines: [DiagramLine(.valley, PlaneSegment(PlanePoint(0, 0), PlanePoint(1, 0)))], marks: [.sample(kind)])
      }
    // A mark on paper lies within it; here there is only a line.
    let strokes = scene.marks.flatMap(\.strokes) + scene.lines.map(\.segment)
    if case .mark = self { scene.extent = Bounds(of: strokes.flatMap { [$0.start, $0.end] }) }
    let colors = DiagramColors(PaperChoice(sheet: Sheet(pose: .square, sideUp: .white), coloured: .white))
    return DiagramDrawing(scene, colors: colors, capabilities: capabilities).surface(size: size)
  }
}
