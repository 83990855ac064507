import Foundation
import Testing

@testable import origami

@Suite struct PlainPhotosTests {
  @Test("Photos in words are wrapped like the rest", arguments: [20, 40, 80]) func width(width: Int) throws {
    let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Resources/Models")
    let model = try ModelSource.file(models.appendingPathComponent("swan/swan.json").path).open()
    let lines = PlainOutput.lines(of: model, width: width)
    #expect(lines.contains { $0.hasPrefix("[Photo: ") })
    #expect(lines.allSatisfy { $0.count <= width })
  }
}
