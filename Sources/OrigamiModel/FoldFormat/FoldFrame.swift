import Folding

/// One frame of a file in the FOLD format (specification 1.2, Demaine, Ku and Lang), as far as it is drawn.
public struct FoldFrame: Sendable {
  /// A vertex in space.
  struct Vertex: Hashable, Sendable {
    var x: Double
    var y: Double
    var z: Double
  }

  /// How the paper is folded at an edge, by the format's letters.
  enum Assignment: String, Hashable, Sendable {
    case border = "B"
    case valley = "V"
    case mountain = "M"
    case flat = "F"
    case unassigned = "U"
    case cut = "C"
    case join = "J"
  }

  /// Which of two faces lies above: `face` lies on the side that the normal of `other` points to, or on its back.
  struct Order: Hashable, Sendable {
    let face: Int
    let other: Int
    let isOnNormalSide: Bool
  }

  /// A fold line that is drawn onto the frame, in files of Rabbit Ear.
  struct DrawnLine: Hashable, Sendable {
    let assignment: Assignment
    let start: Vertex
    let end: Vertex
  }

  /// What the frame is called, if it says.
  public var title: String?
  /// What the frame says about itself.
  public var text: String?
  var classes: [String] = []
  var vertices: [Vertex] = []
  /// The vertices' places on the sheet, in files that this program wrote.
  var sheetVertices: [Vertex] = []
  var edges: [[Int]] = []
  var assignments: [Assignment] = []
  var faces: [[Int]] = []
  var orders: [Order] = []
  /// The height of each face's layer, in files of Rabbit Ear.
  var heights: [Int] = []
  var drawnLines: [DrawnLine] = []

  /// How much it holds.
  var size: Int { vertices.count + edges.count + faces.count + orders.count }
}
