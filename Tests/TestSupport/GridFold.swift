/// A FOLD file of as many faces as wanted: a sheet divided into columns and rows.
public struct GridFold {
  /// How many faces lie side by side.
  public var columns: Int
  /// How many faces lie one above the other.
  public var rows: Int
  /// What is written as the frame's class.
  public var frameClass = "creasePattern"
  /// Whether the lines between columns are mountains and valleys in turn, so that the sheet folds like a fan.
  public var isFan = false

  /// Divides a sheet.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// How many faces there are.
  public var faceCount: Int { columns * rows }

  /// The file's text.
  public var json: String {
    func vertex(_ column: Int, _ row: Int) -> Int { row * (columns + 1) + column }
    var vertices: [String] = []
    var edges: [String] = []
    var assignments: [String] = []
    var faces: [String] = []
    for row in 0...rows {
      for column in 0...columns {
        vertices.append("[\(column),\(row)]")
        if column < columns {
          edges.append("[\(vertex(column, row)),\(vertex(column + 1, row))]")
          assignments.append(row == 0 || row == rows ? "\"B\"" : "\"F\"")
        }
        if row < rows {
          edges.append("[\(vertex(column, row)),\(vertex(column, row + 1))]")
          let crease = isFan ? (column.isMultiple(of: 2) ? "\"M\"" : "\"V\"") : "\"F\""
          assignments.append(column == 0 || column == columns ? "\"B\"" : crease)
        }
        if column < columns, row < rows {
          let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { "\(vertex(column + $0.0, row + $0.1))" }
          faces.append("[\(corners.joined(separator: ","))]")
        }
      }
    }
    func list(_ entries: [String]) -> String { "[\(entries.joined(separator: ","))]" }
    return """
      {"file_title": "Grid", "frame_classes": ["\(frameClass)"], "vertices_coords": \(list(vertices)),
       "edges_vertices": \(list(edges)), "edges_assignment": \(list(assignments)), "faces_vertices": \(list(faces))}
      """
  }
}
