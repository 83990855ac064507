import Folding

/// Why a picture can't be stated as a given folding.
struct Unstatable: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension FoldPicture {
  /// What the picture shows, as a folding of a sheet that instructions can begin with.
  func given() throws(Unstatable) -> (folding: GivenFolding, sheet: Sheet) {
    guard let sheetPlaces else { throw Unstatable("it doesn't tell where its corners are on the sheet") }
    let size = frame.plane.size
    guard frame.vertices.allSatisfy({ abs($0.z) <= 1e-9 * size }) else {
      throw Unstatable("it doesn't lie in the plane of x and y")
    }
    guard drawing.hasKnownLayers else { throw Unstatable("the order of its layers isn't known") }
    guard drawing.faces.count == frame.faces.count else { throw Unstatable("not all of its faces are convex") }
    let corners = sheetPlaces.map { PlanePoint($0.x, $0.y) }
    let areas = frame.faces.map { SimplePolygon.doubleArea(of: $0.map { corners[$0] }) }
    let area = areas.reduce(0, +)
    guard areas.allSatisfy({ $0 * area > 0 }) else { throw Unstatable("its faces run both ways round") }
    let placement = try SheetPlacement(corners, area: abs(area) / 2)
    let vertices = corners.map { corner in
      let place = placement(corner)
      // Faces that run clockwise show the sheet's other side.
      return area > 0 ? place : PlanePoint(-place.x, place.y)
    }
    let folding = GivenFolding(
      vertices: vertices, places: frame.vertices.map { placement(PlanePoint($0.x, $0.y)) }, faces: frame.faces,
      layers: drawing.layers)
    let isTurnedOver = folding.asOnePiece?.isMirrored == true
    return (folding, placement.sheet(up: isTurnedOver ? .white : .coloured))
  }
}

extension GivenFolding {
  /// The motion that brings all of the sheet where it lies, if it isn't folded.
  var asOnePiece: Isometry? { Isometry.carrying(vertices, to: places, tolerance: 1e-6) }
}

/// How the sheet of a file is brought to where instructions have it, and to their unit.
private struct SheetPlacement {
  private let pose: Sheet.Pose
  private let bounds: Bounds
  private let isSquare: Bool
  private let unit: Double

  init(_ corners: [PlanePoint], area: Double) throws(Unstatable) {
    bounds = Bounds(of: corners)
    let (lower, width, height) = (bounds.lower, bounds.width, bounds.height)
    let tolerance = 1e-9 * max(width, height)
    func isRound(_ outline: [(x: Double, y: Double)]) -> Bool {
      outline.allSatisfy { x, y in
        let corner = PlanePoint(lower.x + x * width, lower.y + y * height)
        return corners.contains { $0.distance(to: corner) <= tolerance }
      }
    }
    isSquare = abs(width - height) <= tolerance
    if isRound([(0, 0), (1, 0), (1, 1), (0, 1)]), abs(area - width * height) <= tolerance * max(width, height) {
      pose = .square
      unit = min(width, height)
    } else if isSquare, isRound([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]),
      abs(area - width * height / 2) <= tolerance * width
    {
      pose = .diamond
      unit = width / 2.0.squareRoot()
    } else {
      throw Unstatable("its sheet is no square and no upright rectangle")
    }
    if max(width, height) > 20 * min(width, height) {
      throw Unstatable("its sheet is more than 20 times as long as wide")
    }
  }

  func callAsFunction(_ point: PlanePoint) -> PlanePoint {
    PlanePoint((point.x - bounds.lower.x - bounds.width / 2) / unit, (point.y - bounds.lower.y) / unit)
  }

  func sheet(up side: Sheet.Side) -> Sheet {
    isSquare
      ? Sheet(pose: pose, sideUp: side) : Sheet(width: bounds.width, height: bounds.height, sideUp: side)
  }
}
