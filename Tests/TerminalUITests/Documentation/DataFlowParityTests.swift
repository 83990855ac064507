import Observation
import TerminalUI
import Testing

@Observable private final class Settings {
  var name = "Crane"
  var isOn = false
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var isDone = false
}

private struct Switch: View {
  let label: String
  @Binding var isOn: Bool

  var body: some View {
    Button(isOn ? "\(label) on" : "\(label) off") { isOn.toggle() }
  }
}

private struct Accent: View {
  @Environment(\.accent) private var accent
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("\(accent) \(isEnabled ? "enabled" : "disabled")") }
}

private struct SettingsView: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    VStack(alignment: .leading) {
      Text(settings.name)
      Switch(label: "Light", isOn: $settings.isOn)
    }
  }
}

private struct OptionalSettings: View {
  @Environment(Settings.self) private var settings: Settings?

  var body: some View { Text(settings?.name ?? "none") }
}

private struct BindableSettings: View {
  @Bindable var settings: Settings

  var body: some View { TextField("Name", text: $settings.name) }
}

@MainActor @Suite("A screen of SwiftUI's data flow") struct DataFlowParityTests {
  private struct Choices: View {
    enum Kind { case bird, flower, box }
    var kind: Kind
    var caption: String?
    var isLoud = false

    @ViewBuilder private var detail: some View {
      switch kind {
      case .bird: Text("bird")
      case .flower: Text("flower")
      case .box: EmptyView()
      }
    }

    var body: some View {
      VStack(alignment: .leading) {
        Group {
          detail
          if let caption { Text(caption) }
          if isLoud { Text("loud") } else { Text("quiet") }
        }
        AnyView(Text("any"))
        ForEach(0..<2) { Text("\($0)") }
      }
    }
  }

  @Test func `conditions, optionals and switches choose their views`() {
    let host = ViewHost(width: 12, height: 8) {
      HStack(alignment: .top) {
        Choices(kind: .bird, caption: "note")
        Choices(kind: .box, isLoud: true)
      }
    }
    #expect(host.screen.contains("bird  loud"))
    #expect(host.screen.contains("quiet"))
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var settings = Settings()
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var log: [String] = []

    var body: some View {
      VStack(alignment: .leading) {
        Button("count \(count)") { count += 1 }
        SettingsView()
        ForEach($items) { $item in
          Switch(label: item.name, isOn: $item.isDone)
        }
        ForEach($items, id: \.name) { item in Text(item.wrappedValue.isDone ? "done" : "open") }
        Accent().environment(\.accent, "bright").disabled(true)
        Text(log.joined(separator: ","))
      }
      .environment(settings)
      .onChange(of: count) { log.append("changed") }
      .onChange(of: count, initial: true) { old, new in log.append("\(old)-\(new)") }
      .onAppear { log.append("appeared") }
      .task(id: count) { log.append("task \(count)") }
    }
  }

  @Test func `state, bindings, bindable models and their elements lead through to the screen`() async {
    let host = ViewHost(width: 60, height: 12) { Counter() }
    await host.settle()
    #expect(host.screen.contains("count 0"))
    #expect(host.screen.contains("bright disabled"))
    host.send(.return)
    await host.settle()
    #expect(host.screen.contains("count 1"))
    #expect(host.screen.contains("changed"))
    #expect(host.screen.contains("0-1"))
    #expect(host.screen.contains("task 1"))
    host.send(.tab)
    host.send(.return)
    #expect(host.screen.contains("Light on"))
    host.send(.tab)
    host.send(.return)
    #expect(host.screen.contains("one on"))
    #expect(host.screen.contains("done"))
  }

  @Test func `an object of the environment may be absent`() {
    let host = ViewHost(width: 20, height: 2) {
      VStack {
        OptionalSettings()
        OptionalSettings().environment(Settings())
      }
    }
    #expect(host.screen.contains("none"))
    #expect(host.screen.contains("Crane"))
  }

  @Test func `a bindable model binds its properties`() {
    let settings = Settings()
    let host = ViewHost(width: 20, height: 2) { BindableSettings(settings: settings) }
    host.send("s")
    #expect(settings.name == "Cranes")
    #expect(host.screen.contains("Cranes"))
  }

  private struct Projections: View {
    @State private var text: String? = "a"
    @State private var item = Item(id: 1, name: "lily")

    var body: some View {
      VStack(alignment: .leading) {
        if let text = Binding($text) { Text("has \(text.wrappedValue)") }
        TextField("Name", text: $item.name)
        Switch(label: "constant", isOn: .constant(true))
        Switch(label: "computed", isOn: Binding(get: { text == nil }, set: { text = $0 ? nil : "b" }))
      }
      .transformEnvironment(\.accent) { $0 += "!" }
    }
  }

  @Test func `bindings are made from optionals, members, constants and closures`() {
    let host = ViewHost(width: 30, height: 5) { Projections() }
    #expect(host.screen.contains("has a"))
    #expect(host.screen.contains("constant on"))
    host.send(.tab)
    host.send(.tab)
    host.send(.return)
    #expect(host.screen.contains("computed on"))
    #expect(!host.screen.contains("has"))
  }

  private struct Restart: View {
    @State private var generation = 0

    var body: some View {
      VStack {
        Button("again") { generation += 1 }
        Inner().id(generation)
      }
    }

    private struct Inner: View {
      @State private var word = "fresh"

      var body: some View { Button(word) { word = "used" } }
    }
  }

  @Test func `a new id is a new view with new state`() {
    let host = ViewHost(width: 20, height: 3) { Restart() }
    host.send(.tab)
    host.send(.return)
    #expect(host.screen.contains("used"))
    host.send(.tab, modifiers: .shift)
    host.send(.return)
    #expect(host.screen.contains("fresh"))
  }

  private struct EntryEnvironment: View {
    @Environment(\.tone) private var tone
    var body: some View { Text("tone \(tone)") }
  }

  @Test func `an environment value is read where a modifier set it`() {
    let host = ViewHost(width: 20, height: 3) {
      VStack {
        EntryEnvironment()
        EntryEnvironment().environment(\.tone, 3)
      }
    }
    #expect(host.screen.contains("tone 1"))
    #expect(host.screen.contains("tone 3"))
  }
}

private struct ToneKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  fileprivate var tone: Int {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}
