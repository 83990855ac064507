import Foundation
import OrigamiScreens
import Testing

@testable import origami

/// The manual and the completions know what the program knows, and nothing else.
@Suite struct ManualTests {
  private static let resources = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Resources")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.resources.appendingPathComponent(name), encoding: .utf8)
  }

  /// The long options in a text, without their hyphens.
  private func options(in text: String, after mark: Regex<Substring>) -> Set<String> {
    Set(
      text.matches(of: mark).map { match in String(text[match.range.upperBound...].prefix { $0.isLetter || $0 == "-" })
      })
  }

  private let known = Set(Option.allCases.map { String($0.rawValue.dropFirst(2)) })

  @Test("the manual describes every option, command and variable, and no option that isn't there")
  func manual() throws {
    let manual = try text("Manual/origami.1")
    #expect(options(in: manual, after: /Fl -/) == known)
    let described = manual.split(separator: "\n").filter { $0.hasPrefix(".It Fl ") }.joined(separator: "\n")
    #expect(options(in: described, after: /Fl -/) == known)
    for command in CommandName.allCases { #expect(manual.contains(".It Cm \(command.rawValue)\n")) }
    for option in Option.allCases {
      if let short = option.short { #expect(described.contains(".It Fl \(short.dropFirst()) ")) }
    }
  }

  @Test("the manual of the files describes every setting and every value it can have")
  func settings() throws {
    let manual = try text("Manual/origami.5")
    for key in Configuration.Key.allCases {
      #expect(manual.contains(".It Cm \(key.rawValue)\n"))
      for value in Configuration.values(of: key) { #expect(manual.contains(value), "\(key) \(value)") }
    }
  }

  @Test(
    "the completions know every option, command and choice", arguments: ["origami.bash", "_origami", "origami.fish"])
  func completions(file: String) throws {
    let text = try text("Completions/\(file)")
    let mark = file.hasSuffix("fish") ? /[^t] -l (?=[a-z])/ : /--(?=[a-z])/
    #expect(options(in: text, after: mark) == known, "\(file)")
    let choices =
      CommandName.allCases.map(\.rawValue) + PrintOptions.Style.allCases.map(\.rawValue)
      + ExportOptions.Format.allCases.map(\.rawValue) + ColorChoice.allCases.map(\.rawValue)
    for choice in choices { #expect(text.contains(choice), "\(file): \(choice)") }
    #expect(text.contains("origami list --names"))
  }
}
