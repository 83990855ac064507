import Foundation
import TestSupport
import Testing

@Suite struct ManualPageTests {
  private static let manual = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Resources/Manual").path

  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test("man shows each page in 80 columns without a warning", .enabled(if: has("man"), "man is not installed"))
  func pages() throws {
    for section in [1, 5] {
      let result = try BuiltProgram.run("MANWIDTH=80 man --warnings -l \(Self.manual)/origami.\(section)")
      #expect(result.status == 0 && result.errors == "")
      #expect(result.output.contains("origami — ") && result.output.contains("EXAMPLES"))
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test("mandoc finds no fault with either page", .enabled(if: has("mandoc"), "mandoc is not installed"))
  func lint() throws {
    let result = try BuiltProgram.run("mandoc -T lint -W warning \(Self.manual)/origami.1 \(Self.manual)/origami.5")
    #expect(result.status == 0 && result.output == "" && result.errors == "", "\(result.output)\(result.errors)")
  }
}
