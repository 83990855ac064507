import TerminalUI
import Testing

private enum Paper: String, CaseIterable, Identifiable {
  case kami, washi, foil
  var id: Self { self }
}

private struct Route: Hashable {
  var name: String
}

private struct Photo: Identifiable {
  let id: Int
}

@MainActor @Suite("Controls and navigation as SwiftUI writes them") struct ControlParityTests {
  private struct Controls: View {
    @State private var isOn = false
    @State private var paper = Paper.kami
    @State private var name = ""
    @State private var taps = 0
    @FocusState private var isNamed: Bool

    var body: some View {
      Form {
        Section("Options") {
          Toggle("Animate", isOn: $isOn)
          Toggle(isOn: $isOn) { Text("Own label") }
          Toggle("Icon", systemImage: "star", isOn: $isOn)
          Picker("Paper", selection: $paper) {
            ForEach(Paper.allCases) { Text($0.rawValue).tag($0) }
          }
          Picker("Inline", selection: $paper) {
            Text("Kami").tag(Paper.kami)
            Text("Washi").tag(Paper.washi)
          }
          .pickerStyle(.segmented)
          Picker(selection: $paper) {
            ForEach(Paper.allCases, id: \.self) { Text($0.rawValue) }
          } label: {
            Text("Labelled")
          }
        }
        Section {
          TextField("Name", text: $name)
          TextField("Name", text: $name, prompt: Text("Prompted"))
            .focused($isNamed)
            .onSubmit { taps += 1 }
        }
        Button("Tap", action: { taps += 1 })
        Button("Icon", systemImage: "plus") { taps += 1 }
        Button(role: .destructive) {
          taps += 1
        } label: {
          Label("Remove", systemImage: "trash")
        }
        Button("Cancel", role: .cancel) {}.keyboardShortcut(.cancelAction)
        Button("Save") { taps += 10 }.keyboardShortcut("s", modifiers: .control)
        Button("Default") {}.keyboardShortcut(.defaultAction)
        ProgressView(value: 0.5)
        ProgressView("Loading", value: 3, total: 10)
        ProgressView()
        ProgressView("Waiting").progressViewStyle(.circular)
        ProgressView(value: 1, total: 4) {
          Text("Label")
        } currentValueLabel: {
          Text("25 %")
        }
        .progressViewStyle(.linear)
        LabeledContent("Key", value: "Value")
        Text("taps \(taps) \(isOn ? "on" : "off") \(paper.rawValue)")
      }
    }
  }

  @Test func `every control takes SwiftUI's arguments`() {
    let host = ViewHost(width: 50, height: 60) { Controls() }
    for word in [
      "Animate", "Own label", "Paper", "Labelled", "Prompted", "Tap", "Remove", "Loading", "Waiting", "25 %", "Value",
    ] {
      #expect(host.screen.contains(word), "\(word) is missing:\n\(host.screen)")
    }
    #expect(host.screen.contains("taps 0 off kami"))
    host.send(.space)
    #expect(host.screen.contains("on kami"))
    host.send("s", modifiers: .control)
    #expect(host.screen.contains("taps 10"))
  }

  @Test func `content that is missing says so`() {
    let host = ViewHost(width: 40, height: 10) {
      ContentUnavailableView("No models", systemImage: "tray", description: Text("Add one"))
    }
    #expect(host.screen.contains("No models"))
    #expect(host.screen.contains("Add one"))
    let search = ViewHost(width: 50, height: 10) { ContentUnavailableView.search(text: "crane") }
    #expect(search.screen.contains("crane"))
    let plain = ViewHost(width: 50, height: 10) { ContentUnavailableView.search }
    #expect(!plain.screen.isEmpty)
    let own = ViewHost(width: 40, height: 10) {
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi")
      } description: {
        Text("Later")
      } actions: {
        Button("Retry") {}
      }
    }
    #expect(own.screen.contains("Retry"))
  }

  private struct Navigating: View {
    @State private var path: [Route] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Crane", value: Route(name: "crane"))
          NavigationLink(value: Route(name: "dove")) { Text("Dove") }
          NavigationLink("Direct") { Text("direct destination") }
          Button("push") { path.append(Route(name: "pushed")) }
        }
        .navigationTitle("Models")
        .navigationDestination(for: Route.self) { route in
          Deeper(route: route)
        }
      }
    }
  }

  private struct Deeper: View {
    let route: Route
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("at \(route.name)")
        Button("back") { dismiss() }
      }
      .navigationTitle(route.name)
    }
  }

  @Test func `a navigation stack pushes values and pops by escape or dismissal`() {
    let host = ViewHost(width: 40, height: 12) { Navigating() }
    #expect(host.screen.contains("Models"))
    host.send(.return)
    host.advance(frames: 30)
    #expect(host.screen.contains("at crane"))
    host.send(.return)
    host.advance(frames: 30)
    #expect(host.screen.contains("Dove"))
    host.send(.downArrow)
    host.send(.return)
    host.advance(frames: 30)
    #expect(host.screen.contains("at dove"))
    host.send(.escape)
    host.advance(frames: 30)
    #expect(host.screen.contains("Direct"))
  }

  @Test func `a path of several types is a navigation path`() {
    var path = NavigationPath()
    path.append(3)
    path.append("word")
    path.removeLast()
    #expect(path.count == 1 && !path.isEmpty)
    let host = ViewHost(width: 30, height: 5) {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    #expect(host.screen.contains("number 3"))
  }

  private struct Presenting: View {
    @State private var isShown = false
    @State private var photo: Photo?
    @State private var dismissals = 0

    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Button("photo") { photo = Photo(id: 7) }
        Text("dismissed \(dismissals)")
      }
      .sheet(isPresented: $isShown) { Text("a sheet") }
      .sheet(item: $photo, onDismiss: { dismissals += 1 }) { photo in Text("photo \(photo.id)") }
    }
  }

  @Test func `sheets are shown by a flag or an item`() {
    let host = ViewHost(width: 40, height: 12) { Presenting() }
    host.send(.return)
    host.advance(frames: 30)
    #expect(host.screen.contains("a sheet"))
    host.send(.escape)
    host.advance(frames: 30)
    #expect(!host.screen.contains("a sheet"))
    host.send(.tab)
    host.send(.return)
    host.advance(frames: 30)
    #expect(host.screen.contains("photo 7"))
    host.send(.escape)
    host.advance(frames: 30)
    #expect(host.screen.contains("dismissed 1"))
  }

  @Test func `pickers take their style from a modifier`() {
    let host = ViewHost(width: 40, height: 6) {
      VStack(alignment: .leading) {
        Picker("Menu", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.menu)
        Picker("Inline", selection: .constant(1)) { Text("first").tag(1) }.pickerStyle(.inline)
      }
    }
    #expect(host.screen.contains("one"))
    #expect(host.screen.contains("first"))
  }
}
