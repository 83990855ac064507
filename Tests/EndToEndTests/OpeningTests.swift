import Foundation
import TestSupport
import Testing

/// Files that take a while to be read: the screen is there before them, and listens.
@Suite(.serialized, .oneAtATime) struct OpeningTests {
  /// A file of so many faces that reading it takes longer than anybody waits without a sign.
  private func withLargeFile(isFan: Bool = true, cut: Int = 0, _ body: (String) throws -> Void) throws {
    var grid = GridFold(columns: 110, rows: 110)
    grid.isFan = isFan
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("grid.fold")
    try grid.json.dropLast(cut).write(to: file, atomically: true, encoding: .utf8)
    try body(file.path)
  }

  @Test("q quits while twelve thousand faces are read, and the terminal is as it was")
  func quitting() throws {
    try withLargeFile { file in
      let reading = readingProcess("exec \"$ORIGAMI\" \(file)")
      #expect(reading.wait { $0.text.contains { $0.contains("opening grid.fold…") } })
      reading.terminal.type("j")
      reading.terminal.type("q")
      #expect(reading.end() == 0)
      #expect(reading.leftovers == [])
    }
  }

  @Test("twelve thousand faces are seen in the end")
  func reading() throws {
    try withLargeFile(isFan: false) { file in
      let reading = readingProcess("exec \"$ORIGAMI\" \(file)")
      #expect(reading.wait { $0.text.last?.contains("step 1 of 1") ?? false })
      #expect(reading.wait { $0.text.contains { $0.unicodeScalars.contains { $0.value == 0x28FF } } })
      reading.terminal.type("q")
      #expect(reading.end() == 0)
      #expect(reading.leftovers == [])
    }
  }

  @Test("what turns out to be broken is said in a line behind the screen, with status 1")
  func broken() throws {
    try withLargeFile(cut: 3) { file in
      let reading = readingProcess("exec \"$ORIGAMI\" \(file)", width: 200)
      #expect(reading.end() == 1)
      #expect(reading.leftovers == [])
      let said = reading.screen.text.filter { $0.hasPrefix("origami: ") }
      #expect(said.count == 1 && said[0].contains("grid.fold:2:"), "\(reading.screen.text)")
    }
  }
}
