import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct ToggleTests {
  struct Settings: View {
    @State private var isOn = false
    @State private var name = "Ann"
    var body: some View {
      Form {
        Toggle("Sound", isOn: $isOn)
        TextField("Name", text: $name)
        LabeledContent("State", value: isOn ? "on" : "off")
      }
    }
  }

  @Test func returnSpaceAndAClickTurnIt() {
    let host = ViewHost(width: 20, height: 3) { Settings() }
    #expect(host.screen == "[ ] Sound\nName Ann\nState off")
    host.send(.return)
    #expect(host.screen == "[x] Sound\nName Ann\nState on")
    host.send(.space)
    #expect(host.screen.hasSuffix("State off"))
    host.send(.mouse(MouseEvent(.down, at: Point(x: 5, y: 0))))
    host.send(.mouse(MouseEvent(.up, at: Point(x: 5, y: 0))))
    #expect(host.screen.hasSuffix("State on"))
  }

  @Test func theFocusMovesThroughAFormAndAFieldTakesTheKeysItTypes() {
    let host = ViewHost(width: 20, height: 3) { Settings() }
    host.send(.downArrow)
    #expect(host.cursor == Point(x: 8, y: 1))
    host.send(" ")
    host.send("B")
    #expect(host.screen == "[ ] Sound\nName Ann B\nState off")
    host.send(.upArrow)
    host.send(.space)
    #expect(host.screen.hasPrefix("[x]"))
  }

  @Test func aFormScrollsWhereItDoesNotFit() {
    let host = ViewHost(width: 12, height: 2) {
      Form { ForEach(0..<5) { Toggle("row \($0)", isOn: .constant(false)) } }
    }
    for _ in 0..<4 { host.send(.downArrow) }
    #expect(host.screen.contains("row 4"))
    #expect(!host.screen.contains("row 2"))
  }

  @Test func sectionsOfAFormHaveTheirHeadersAndFooters() {
    let host = ViewHost(width: 20, height: 6) {
      Form {
        Section("Sound") { Toggle("On", isOn: .constant(true)) }
        Section {
          Toggle("Off", isOn: .constant(false))
        } header: {
          Text("Motion")
        } footer: {
          Text("Less of it").foregroundStyle(.secondary)
        }
      }
    }
    #expect(host.screen == "Sound\n[x] On\nMotion\n[ ] Off\nLess of it\n")
    #expect(host.surface[0, 0].style.attributes.contains(.bold))
  }

  @Test func aDisabledToggleIsDimmedAndStays() {
    let host = ViewHost(width: 9, height: 1) { Toggle("Sound", isOn: .constant(false)).disabled(true) }
    host.send(.space)
    #expect(host.screen == "[ ] Sound")
    #expect(host.surface[4, 0].style.attributes == .dim)
  }

  @Test func atEveryHeightAFormShowsWhatFits() {
    for height in 0...12 {
      let host = ViewHost(width: 20, height: height) { Settings() }
      #expect(host.surface.size.height == height)
      if height > 0 { #expect(host.screen.hasPrefix("[ ] Sound")) }
    }
  }
}
