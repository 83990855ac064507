import Folding
import StrictJSON

extension GivenFolding {
  /// Reads a folding from a frame of a FOLD file that tells where its vertices lie on the sheet, as exported files do.
  init?(frame reader: JSONReader) {
    let fields = FoldFields(reader)
    var inheritance = FoldInheritance([fields])
    let frame = inheritance.frames()[0]
    guard frame.sheetVertices.count == frame.vertices.count, !frame.faces.isEmpty else {
      reader.report(
        "a given folding needs “faces_vertices”, and for each vertex “vertices_coords” and “origami:vertices_paper”")
      return nil
    }
    let places = frame.vertices.map { PlanePoint($0.x, $0.y) }
    var layers = LayerOrder()
    for order in frame.orders {
      let isUp = SimplePolygon.doubleArea(of: frame.faces[order.other].map { places[$0] }) > 0
      let isAbove = order.isOnNormalSide == isUp
      layers.place(isAbove ? order.face : order.other, above: isAbove ? order.other : order.face)
    }
    self.init(
      vertices: frame.sheetVertices.map { PlanePoint($0.x, $0.y) }, places: places, faces: frame.faces, layers: layers)
  }
}
