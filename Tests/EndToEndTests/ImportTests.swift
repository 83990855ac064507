import Foundation
import Testing

/// The arrows between the targets: who may import whom, and nobody else.
@Suite struct ImportTests {
  private static let arrows: [String: Set<String>] = [
    "TerminalCore": ["Glibc", "Darwin", "Musl"],
    "TerminalDriver": ["CNcurses", "TerminalCore"],
    "LazyLayout": [],
    "StrictJSON": [],
    "TerminalUI": ["LazyLayout", "TerminalCore"],
    "TerminalApp": ["TerminalUI", "TerminalDriver"],
    "TerminalData": ["TerminalUI"],
    "Folding": [],
    "Pictures": ["CSpng", "CTurboJPEG", "TerminalCore"],
    "OrigamiModel": ["Folding", "StrictJSON"],
    "OrigamiScreens": [
      "TerminalUI", "TerminalData", "OrigamiModel", "StrictJSON", "Folding", "Pictures", "TerminalCore",
    ],
    "origami": [
      "TerminalApp", "TerminalUI", "TerminalDriver", "TerminalCore", "OrigamiScreens", "OrigamiModel",
      "OrigamiResources",
      "Folding", "Pictures",
    ],
    "lazy-scenario": ["LazyLayout", "StrictJSON"],
    "Benchmarks": ["LazyLayout", "StrictJSON", "TerminalUI", "TerminalApp"],
    "DiagramBenchmarks": ["TerminalApp", "TerminalUI", "OrigamiScreens", "OrigamiModel", "OrigamiResources"],
  ]

  /// What a target may import besides: the toolchain's own modules.
  private static let toolchain: [String: Set<String>] = [
    "TerminalCore": [],
    "LazyLayout": [],
    "StrictJSON": [],
    "Folding": ["Glibc", "Darwin", "Musl"],
    "TerminalDriver": ["Glibc", "Darwin", "Musl", "Dispatch", "Synchronization"],
    "TerminalUI": ["Observation", "Synchronization", "Glibc", "Darwin", "Musl"],
    "TerminalApp": ["Glibc", "Darwin", "Musl"],
    "TerminalData": ["Foundation", "Observation"],
    "Pictures": ["Glibc", "Darwin", "Musl"],
    "OrigamiModel": ["FoundationEssentials", "Foundation", "Glibc", "Darwin", "Musl"],
    "OrigamiScreens": [
      "Observation", "Synchronization", "Dispatch", "FoundationEssentials", "Foundation", "Glibc", "Darwin", "Musl",
    ],
    "origami": ["FoundationEssentials", "Foundation", "Glibc", "Darwin", "Musl", "Dispatch"],
    "lazy-scenario": ["FoundationEssentials", "Foundation", "Glibc", "Darwin", "Musl"],
    "Benchmarks": ["FoundationEssentials", "Foundation", "Glibc", "Darwin", "Musl"],
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  @Test(arguments: arrows.keys.sorted()) func aTargetImportsWhatTheArrowsSayAndNothingElse(target: String) throws {
    let allowed = try #require(Self.arrows[target]).union(Self.toolchain[target] ?? [])
    let folder = Self.sources.appending(path: target)
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    #expect(!files.isEmpty)
    for file in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let module = Self.module(importedBy: line) else { continue }
        #expect(allowed.contains(module), "\(target)/\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  /// The module that a line of source imports, if it does.
  private static func module(importedBy line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "." })[...]
    while let first = words.first, first.hasPrefix("@") || ["public", "internal", "package", "private"].contains(first)
    {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let first = words.first, ["struct", "enum", "class", "protocol", "func", "typealias"].contains(first) {
      words = words.dropFirst()
    }
    return words.first.map(String.init)
  }

  @Test func everyTargetHasItsArrows() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    for folder in folders where !folder.hasPrefix("C") { #expect(Self.arrows[folder] != nil, "\(folder)") }
  }
}
