import Foundation
import Testing

@testable import TerminalApp

struct Hello: TerminalApp {
  var body: some View { ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { Text("row \($0)") } } } }
}

@MainActor @Suite struct HelloTests {
  @Test func theExampleOfTheDocumentationIsTheOneThatIsCompiledHere() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: root.appending(path: "Sources/TerminalApp/TerminalApp.swift"), encoding: .utf8)
    let parts = source.components(separatedBy: "```")
    let example = parts[1].split(separator: "\n").map { $0.drop { "/ ".contains($0) } }
    let own = try String(contentsOf: here, encoding: .utf8)
    for line in example
    where line != "swift" && line != "import TerminalApp" && !line.hasPrefix("var body") && !line.isEmpty {
      #expect(own.contains(line.replacing("@main ", with: "")))
    }
    #expect(example.contains { own.contains($0) && $0.hasPrefix("var body") })
  }

  @Test func theExampleShowsItsFirstRows() {
    let host = ViewHost(width: 9, height: 2) { Hello().body }
    #expect(host.screen == " row 0  ┃\n row 1  │")
  }
}
