import Foundation
import OrigamiModel
import Pictures

/// A folder with pages of small pictures, made once for all tests.
struct TestShowcase {
  let folder: ModelFolder

  /// Three pages of five, five and four pictures.
  static let small = Result { try TestShowcase(pages: [5, 5, 4]) }

  private init(pages: [Int]) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let picture = Bitmap(width: 8, height: 6, filledWith: Pixel(red: 240, green: 145, blue: 175))
    try Data(try picture.pngData()).write(to: URL(filePath: path + "/small.png"))
    var number = 0
    for (page, count) in pages.enumerated() {
      let photos = (0..<count).map { _ in
        number += 1
        return """
          {"id": "p\(number)", "title": "Picture \(number)", "caption": "Caption \(number)", "author": "Anybody",
           "file": "small.png", "alt": "A small picture."}
          """
      }
      let next = page + 1 < pages.count ? "\"next\": \"page-\(page + 2).json\"," : ""
      try "{\(next) \"photos\": [\(photos.joined(separator: ","))]}".write(
        toFile: path + "/page-\(page + 1).json", atomically: true, encoding: .utf8)
    }
    folder = ModelFolder(file: path + "/model.json")
  }
}
