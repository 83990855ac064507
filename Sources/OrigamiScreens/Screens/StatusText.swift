import TerminalUI

/// The words of the status line, as many as there is room for.
enum StatusText {
  /// In fewer columns a notice would say nothing.
  private static let leastWidthForNotice = 12

  /// The parts, from the left, two blanks apart; where they don't fit, those that matter least are left out.
  @MainActor static func line(for reader: ModelReader, width: Int) -> String {
    let (place, short) =
      switch reader.place {
      case .step(let id): words(for: (reader.step(id)?.number ?? 1), of: reader.steps.count)
      case .showcase: ("showcase", ["show"])
      case .nowhere: ("", [])
      }
    if let notice = reader.notice, width >= leastWidthForNotice {
      // What is said once comes before all else but the place, and is cut rather than left out.
      let choices = [
        [reader.title, place, "\(reader.percent)%", notice], [place, notice], [short.first ?? "", notice],
        [notice],
      ]
      let lines = choices.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }
      return lines.first { TextWidth.width(of: $0) <= width } ?? lines[2]
    }
    return line(
      title: reader.title, place: place, shortPlaces: short, percent: "\(reader.percent)%",
      end: "? help", width: width)
  }

  private static func words(for number: Int, of count: Int) -> (String, [String]) {
    ("step \(number) of \(count)", ["\(number)/\(count)", "\(number)"])
  }

  /// The place is the last to go, in ever fewer letters.
  static func line(
    title: String, place: String, shortPlaces: [String] = [], percent: String, end: String, width: Int
  ) -> String {
    let choices =
      [[title, place, percent, end], [title, place, end], [place, end], [title, place], [place]]
      + shortPlaces.map { [$0] } + [[end]]
    let lines = choices.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }
    return lines.first { !$0.isEmpty && TextWidth.width(of: $0) <= width } ?? place
  }
}
