import OrigamiScreens
import Testing

@testable import origami

@Suite struct ConfigurationTests {
  @Test("what is printed is read again as the same settings")
  func roundTrip() {
    var configuration = Configuration()
    for key in Configuration.Key.allCases {
      for value in Configuration.values(of: key) {
        let isSet = configuration.set(key, to: value)
        #expect(isSet && configuration[key] == value)
        var warnings: [String] = []
        let text = configuration.lines.joined(separator: "\n")
        #expect(Configuration(text: text, file: "config", warnings: &warnings) == configuration)
        #expect(warnings.isEmpty)
      }
    }
  }

  @Test("comments, empty lines, spaces, a byte order mark and line ends of all kinds mean nothing")
  func layout() {
    var warnings: [String] = []
    let text = "\u{FEFF}# mine\r\n\r\n  wording=concise # short\r\n\tmouse  =  off\n"
    let configuration = Configuration(text: text, file: "config", warnings: &warnings)
    #expect(warnings.isEmpty)
    #expect(configuration.settings.wording == .concise)
    #expect(!configuration.usesMouse)
  }

  @Test("an unknown key, a wrong value and what is no setting are named with their line, and the rest counts")
  func mistakes() {
    var warnings: [String] = []
    let configuration = Configuration(
      text: "colour = never\ncolor = red\nmotion off\n\nmotion = off", file: "config", warnings: &warnings)
    #expect(
      warnings == [
        "config:1: the key “colour” is unknown; there are detail, wording, glyphs, motion, mouse, color, accessible",
        "config:2: “color”: expected auto, always or never, found “red”",
        "config:3: expected “key = value”, found “motion off”",
      ])
    #expect(configuration.settings.reducesMotion)
  }

  @Test("the command line comes before the environment, that before the file, that before what is usual")
  func precedence() {
    func effective(_ variables: [String: String], _ change: (inout BrowseOptions) -> Void = { _ in }) -> Configuration {
      var file = Configuration()
      file.color = .always
      file.isAccessible = true
      var options = BrowseOptions()
      change(&options)
      return Surroundings(variable: { variables[$0] }, outputIsTerminal: true, columns: nil).effective(file, options)
    }
    #expect(effective([:]).color == .always)
    #expect(effective(["NO_COLOR": "1"]).color == .auto)
    #expect(effective(["NO_COLOR": "1"]) { $0.color = .always }.color == .always)
    #expect(effective([:]).isAccessible)
    #expect(!effective(["ORIGAMI_ACCESSIBLE": "0"]).isAccessible)
    #expect(effective(["ORIGAMI_ACCESSIBLE": "0"]) { $0.isPlain = true }.isAccessible)
    #expect(!effective([:]).settings.reducesMotion)
    #expect(effective(["NO_MOTION": "1"]).settings.reducesMotion)
  }

  @Test("the file is where the environment says; relative folders count for nothing")
  func place() {
    func path(_ variables: [String: String]) -> String? {
      Surroundings(variable: { variables[$0] }, outputIsTerminal: true, columns: nil).configurationFile?.path
    }
    #expect(path(["ORIGAMI_CONFIG": "mine", "HOME": "/h"]) == "mine")
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/origami/config")
    #expect(path(["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/origami/config")
    #expect(path([:]) == nil)
  }
}
