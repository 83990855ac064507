import TerminalUI

/// The engine at work, while it is asked for: where the content is, and what the last frame cost.
struct EngineLine: View {
  let reader: ModelReader

  var body: some View {
    if let geometry = reader.shownGeometry {
      HStack(spacing: 0) {
        Text(EngineText.line(for: geometry)).lineLimit(1)
        Spacer()
      }
    }
  }
}

/// The words of the engine line.
enum EngineText {
  static func line(for geometry: ScrollGeometry) -> String {
    let size = (geometry.isEstimated ? "~" : "") + "\(geometry.contentSize.height)"
    return "offset \(geometry.contentOffset.y) of \(size)"
  }
}
