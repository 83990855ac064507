@testable import lazy_scenario

/// All rows measured and laid out from the first to the last.
struct EagerLayout {
  struct Row {
    var id: String
    var element: String
    var role: OracleElement.Role
    var section: Int?
    /// Cells from the first row's top.
    var top: Int
    var extent: Int

    var end: Int { top + extent }
  }

  private(set) var rows: [Row] = []
  let height: Int

  /// O(n).
  init(_ structure: OracleStructure, width: Int, height: Int, spacing: Int) {
    self.height = height
    var section: Int?
    var sections = 0
    for entry in structure.entries {
      switch entry {
      case .begin:
        section = sections
        sections += 1
      case .end:
        section = nil
      case .element(let element):
        for row in element.rows {
          let top = rows.last.map { $0.end + spacing } ?? 0
          rows.append(
            Row(
              id: row.id, element: element.id, role: element.role, section: section, top: top,
              extent: row.rule.extent(atWidth: width)))
        }
      }
    }
  }

  var total: Int { rows.last?.end ?? 0 }
  var largestOffset: Int { max(0, total - height) }

  func clamp(_ offset: Int) -> Int { min(max(0, offset), largestOffset) }

  /// The rows of no extent next to one another: a stack may give up where there are very many.
  var longestBlank: Int {
    rows.reduce((longest: 0, present: 0)) { state, row in
      let present = row.extent == 0 ? state.present + 1 : 0
      return (max(state.longest, present), present)
    }.longest
  }

  func row(_ id: String) -> Row? { rows.first { $0.id == id } }

  /// Whether there is a place without a row in view.
  ///
  /// O(n · offsets).
  var mayBeBlank: Bool { (0...largestOffset).contains { visible(at: $0).isEmpty } }

  /// The rows of extent above 0 that touch the viewport.
  func visible(at offset: Int) -> [Row] {
    rows.filter { height > 0 && $0.extent > 0 && $0.end > offset && $0.top < offset + height }
  }
}
