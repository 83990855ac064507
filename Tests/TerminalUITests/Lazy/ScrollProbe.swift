import TerminalUI

/// What a scroll view told of itself last.
@MainActor final class ScrollProbe {
  var geometry: ScrollGeometry?
  var offset: Int { geometry?.contentOffset.y ?? .min }
  var contentHeight: Int { geometry?.contentSize.height ?? .min }
}

extension View {
  @MainActor func noting(_ probe: ScrollProbe) -> some View {
    onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in probe.geometry = new }
  }
}

extension ViewHost {
  /// The text of a line of the screen, without the scroll bar.
  func line(_ y: Int) -> String {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    guard y < lines.count else { return "" }
    var line = lines[y]
    while let last = line.last, "┃│ ".contains(last) { line.removeLast() }
    return String(line)
  }

  func wheel(down: Bool, _ times: Int = 1) {
    for _ in 0..<times {
      send(.mouse(MouseEvent(down ? .wheelDown : .wheelUp, button: .none, at: Point(x: 0, y: 0))))
    }
  }

  func click(x: Int, y: Int) {
    send(.mouse(MouseEvent(.down, at: Point(x: x, y: y))))
    send(.mouse(MouseEvent(.up, at: Point(x: x, y: y))))
  }
}
