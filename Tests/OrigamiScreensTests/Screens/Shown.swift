import Foundation
import OrigamiModel
import TerminalUI
import Testing

@testable import OrigamiScreens

/// A model on a screen without a terminal.
@MainActor struct Shown {
  let host: ViewHost
  let reader: ModelReader
  let quits: Quits

  /// What the screen asked for.
  @MainActor final class Quits {
    var hasLeft = false
  }

  init(
    _ instructions: Instructions, in folder: ModelFolder, width: Int, height: Int,
    memory: ReadingMemory = ReadingMemory()
  ) {
    let reader = ModelReader(instructions, in: folder, memory: memory)
    let quits = Quits()
    let pictures = PictureStore()
    self.reader = reader
    self.quits = quits
    host = ViewHost(width: width, height: height) {
      ModelScreen(reader: reader, pictures: pictures, leave: { quits.hasLeft = true })
    }
  }

  /// The swan of the library, with small pictures.
  static func swan(width: Int = 80, height: Int = 24, memory: ReadingMemory = ReadingMemory()) throws -> Shown {
    var instructions = try Library.catalogue.model("swan").instructions()
    instructions.firstPhotoPage = "page-1.json"
    return Shown(instructions, in: try TestShowcase.small.get().folder, width: width, height: height, memory: memory)
  }

  /// The rows of the screen; diagrams, which are drawn in braille, left blank.
  var words: [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line.map { ("\u{2800}"..."\u{28FF}").contains($0) ? " " : $0 })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The rows of the content, without the scroll bar.
  var content: [String] { words.dropLast().map { String($0.prefix(host.surface.size.width - 1)) } }
  var top: String { words.first ?? "" }
  var status: String { words.last ?? "" }

  /// Lets time pass until something holds that the reader does on its own.
  func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<20_000 where !isDone() {
      try await Task.sleep(for: .milliseconds(2))
      host.advance()
    }
    #expect(isDone())
  }

  /// Sends the keys of a text one after the other.
  func type(_ text: String) { for character in text { host.send(KeyEquivalent(character)) } }
}

/// The models that ship, found from the tests' own place.
enum Library {
  static var catalogue: Catalogue {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return Catalogue(folder: root.appendingPathComponent("Resources/Models").path)
  }
}
