import Folding
import Foundation

/// The frames of an independently computed folding, where a folder of them lies beside the repository.
struct ReferenceFrames {
  struct Frame {
    let title: String
    let vertices: [PlanePoint]
    let sheetVertices: [PlanePoint]
    let faces: [[Int]]
    let sides: [Sheet.Side]
    /// Triples of a face, another, and +1 if the first lies on the side that the normal of the other points to.
    let orders: [[Int]]
  }

  let frames: [Frame]

  static func load(_ name: String) throws -> ReferenceFrames? {
    guard let file = locate(name) else { return nil }
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    let frames = [root] + (root["file_frames"] as? [[String: Any]] ?? [])
    return ReferenceFrames(frames: frames.map(frame))
  }

  static func isPresent(_ name: String) -> Bool { locate(name) != nil }

  private static func locate(_ name: String) -> URL? {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("shared/origami/reference/\(name).fold")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  private static func frame(_ object: [String: Any]) -> Frame {
    func points(_ key: String) -> [PlanePoint] {
      (object[key] as? [[Double]] ?? []).map { PlanePoint($0[0], $0[1]) }
    }
    return Frame(
      title: object["frame_title"] as? String ?? "",
      vertices: points("vertices_coords"), sheetVertices: points("origami:vertices_paper"),
      faces: object["faces_vertices"] as? [[Int]] ?? [],
      sides: (object["origami:faces_up"] as? [String] ?? []).map { $0 == "C" ? .coloured : .white },
      orders: object["faceOrders"] as? [[Int]] ?? [])
  }
}

extension ReferenceFrames.Frame {
  /// The face seen at a place, or nothing beside the paper or too near an edge to say.
  func topmostFace(at place: PlanePoint) -> Int? {
    let here = faces.indices.filter { isInside(place, face: $0) }
    return here.first { face in !here.contains { isAbove($0, face) } }
  }

  func isNearEdge(_ place: PlanePoint) -> Bool {
    faces.contains { corners in
      corners.indices.contains { index in
        let start = vertices[corners[index]]
        let side = vertices[corners[(index + 1) % corners.count]] - start
        let along = max(0, min(1, side.dot(place - start) / side.dot(side)))
        return (start + side * along).distance(to: place) < 1e-4
      }
    }
  }

  private func isInside(_ place: PlanePoint, face: Int) -> Bool {
    let corners = faces[face].map { vertices[$0] }
    var inside = false
    for index in corners.indices {
      let a = corners[index]
      let b = corners[(index + 1) % corners.count]
      if (a.y > place.y) != (b.y > place.y), place.x < (b.x - a.x) * (place.y - a.y) / (b.y - a.y) + a.x {
        inside.toggle()
      }
    }
    return inside
  }

  private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    for order in orders {
      let isUp = normalIsUp(order[1])
      if order[0] == upper, order[1] == lower { return (order[2] > 0) == isUp }
      if order[0] == lower, order[1] == upper { return (order[2] > 0) != isUp }
    }
    return false
  }

  private func normalIsUp(_ face: Int) -> Bool {
    let corners = faces[face].map { vertices[$0] }
    var area = 0.0
    for index in corners.indices { area += corners[index].cross(corners[(index + 1) % corners.count]) }
    return area > 0
  }

  /// The place of the sheet that is seen at a place, by the vertices' places on the sheet.
  func sheetPoint(at place: PlanePoint, face: Int) -> PlanePoint? {
    Isometry.carrying(
      faces[face].map { vertices[$0] }, to: faces[face].map { sheetVertices[$0] }, tolerance: 1e-6
    ).map { $0(place) }
  }
}
