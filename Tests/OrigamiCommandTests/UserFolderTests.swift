import Testing

@testable import origami

@Suite struct UserFolderTests {
  private func folder(_ kind: UserFolder, _ variables: [String: String]) -> String? {
    Surroundings(variable: { variables[$0] }, outputIsTerminal: true, columns: 80).folder(kind)
  }

  @Test("the variables of the XDG specification count where they are absolute paths")
  func variables() {
    #expect(folder(.state, ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/origami")
    #expect(folder(.data, ["XDG_DATA_HOME": "/d"]) == "/d/origami")
    #expect(folder(.state, ["HOME": "/h"]) == "/h/.local/state/origami")
    #expect(folder(.data, ["HOME": "/h"]) == "/h/.local/share/origami")
    for useless in ["", "s", "./s", "~/s"] {
      #expect(folder(.state, ["XDG_STATE_HOME": useless, "HOME": "/h"]) == "/h/.local/state/origami")
    }
  }

  @Test("without a home folder there is no place")
  func homeless() {
    for variables in [[:], ["HOME": ""], ["HOME": "h"], ["XDG_STATE_HOME": "s"]] {
      #expect(folder(.state, variables) == nil)
    }
  }
}
