@testable import OrigamiModel
import TerminalUI

@testable import OrigamiScreens

/// The library on a screen without a terminal.
@MainActor struct ShownLibrary {
  let host: ViewHost
  let session: ReadingSession
  var library: LibraryState { session.library ?? LibraryState([], memory: session.memory) }

  init(
    _ entries: [Catalogue.Entry] = Library.catalogue.entries(), width: Int, height: Int,
    capabilities: TerminalCapabilities = TerminalCapabilities(), favourites: [String] = []
  ) {
    var record = ReadingRecord()
    record.favourites = favourites.map { ModelKey(rawValue: $0) }
    let session = ReadingSession(library: entries, memory: ReadingMemory(record))
    self.session = session
    host = ViewHost(width: width, height: height, capabilities: capabilities) { OrigamiScreen(session) }
  }

  /// Entries of models that differ in their names only.
  static func many(_ count: Int) throws -> [Catalogue.Entry] {
    let instructions = try Library.catalogue.model("swan").instructions()
    return (0..<count).map { number in
      var instructions = instructions
      instructions.title = "Model \(String(repeating: "0", count: 5 - String(number).count))\(number)"
      return Catalogue.Entry(model: listed("\(number)"), instructions: .success(instructions))
    }
  }

  /// A model of the reader's own.
  static func listed(_ name: String) -> ListedModel {
    ListedModel(name: name, origin: .reader, folder: ModelFolder(file: "/models/\(name).json"))
  }

  /// The rows of the screen; pictures, which are drawn in braille, left blank.
  var words: [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line.map { ("\u{2800}"..."\u{28FF}").contains($0) ? " " : $0 })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  var status: String { words.last ?? "" }
  var chosen: String? { library.chosenModel?.title }

  func type(_ text: String) { for character in text { host.send(KeyEquivalent(character)) } }
}
