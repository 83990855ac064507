import TerminalUI

/// The engine at work, while it is asked for: where the content is, and what the last frame cost.
struct EngineLine: View {
  let reader: ModelReader
  @Environment(\.frameReport) private var report

  var body: some View {
    if let geometry = reader.shownGeometry {
      Text(EngineText.line(for: geometry, report))
        .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The words of the engine line.
enum EngineText {
  @MainActor static func line(for geometry: ScrollGeometry, _ report: FrameReport?) -> String {
    let estimate = geometry.isEstimated ? "~" : ""
    let rows = geometry.rows
    var parts = [
      "offset \(geometry.contentOffset.y) of \(estimate)\(geometry.contentSize.height)",
      "measured \(rows.measured)/\(rows.all)", "built \(rows.live)", "mean \(decimal(rows.meanExtent))",
    ]
    if let report {
      let total = report.statistics.total
      parts += [
        "used \(milliseconds(report.timeUsed))/\(milliseconds(report.interval)) ms",
        "ahead \(total.rowsPrefetched)", "missed \(total.missedDeadlines)",
      ]
    }
    return parts.joined(separator: "  ")
  }

  private static func milliseconds(_ microseconds: Int) -> String { decimal(Double(microseconds) / 1000) }

  /// A number with one digit after the point.
  static func decimal(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "?" }
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
