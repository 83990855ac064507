import TerminalUI

/// The words of the status line, as many as there is room for.
enum StatusText {
  /// The parts, from the left, two blanks apart; where they don't fit, those that matter least are left out.
  @MainActor static func line(for reader: ModelReader, width: Int) -> String {
    let place =
      switch reader.place {
      case .step(let index): "step \(index + 1) of \(reader.steps.count)"
      case .showcase: "showcase"
      case .nowhere: ""
      }
    return line(
      title: reader.title, place: place, percent: "\(reader.percent)%", end: reader.notice ?? "? help", width: width)
  }

  static func line(title: String, place: String, percent: String, end: String, width: Int) -> String {
    let choices = [
      [title, place, percent, end], [title, place, end], [place, end], [title, place], [place], [end],
    ]
    let lines = choices.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }
    return lines.first { !$0.isEmpty && TextWidth.width(of: $0) <= width } ?? place
  }
}
