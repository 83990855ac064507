import Foundation
import Testing

/// The code of the first article is the code that is compiled and tested here.
@Suite struct ArticleCodeTests {
  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func eachPieceOfCodeInTheArticleStandsInItsTest() throws {
    let article = try text("Sources/TerminalUI/TerminalUI.docc/FirstScreen.md")
    let code = lines(try text("Tests/TerminalUITests/Documentation/FirstScreenTests.swift"))
    let pieces = article.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
    #expect(pieces.count == 4)
    for piece in pieces where !piece.contains("import TerminalApp") {
      #expect(code.contains(lines(piece)), "not in the test: \(piece)")
    }
  }
}
