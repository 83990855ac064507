import Foundation
import Testing

@testable import origami

@Suite struct PlainPhotosTests {
  @Test("In ASCII nothing else is printed, and degrees are a word", arguments: ["swan", "crane", "cup"])
  func ascii(name: String) throws {
    let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Resources/Models")
    let model = try ModelSource.file(models.appendingPathComponent("\(name)/\(name).json").path).open()
    let lines = PlainOutput.lines(of: model, width: 60, style: .ascii)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && $0.count <= 60 })
    #expect(name != "swan" || lines.joined(separator: " ").contains("45 degrees"))
    #expect("45° “naïve” e\u{301} – … 折".inASCII == #"45 degrees "naive" e - ... ?"#)
  }

  @Test("Photos in words are wrapped like the rest", arguments: [20, 40, 80]) func width(width: Int) throws {
    let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Resources/Models")
    let model = try ModelSource.file(models.appendingPathComponent("swan/swan.json").path).open()
    let lines = PlainOutput.lines(of: model, width: width)
    #expect(lines.contains { $0.hasPrefix("[Photo: ") })
    #expect(lines.allSatisfy { $0.count <= width })
  }
}
