import TerminalCore
import TestSupport
import Testing

@testable import TerminalUI

/// Every control at every small size, with keys and clicks of all kinds.
@MainActor @Suite struct ControlSizesTests {
  struct Everything: View {
    @State private var isOn = false
    @State private var choice = 1
    @State private var text = "漢字 and text"
    @State private var isPresented = false
    var body: some View {
      NavigationStack {
        Form {
          Section("Settings") {
            Toggle("Sound", systemImage: "star", isOn: $isOn)
            Picker("Menu", selection: $choice) { ForEach(0..<9) { Text("option \($0)") } }
            Picker("Row", selection: $choice) { ForEach(0..<3) { Text("s\($0)") } }.pickerStyle(.segmented)
            Picker("List", selection: $choice) { ForEach(0..<3) { Text("i\($0)") } }.pickerStyle(.inline)
            TextField("Name", text: $text).help("A name")
          }
          DisclosureGroup("More") { ProgressView("Loading", value: 0.5) }
          NavigationLink("Rows", value: 3)
          Button("Sheet", systemImage: "photo") { isPresented = true }
        }
        .navigationTitle("Everything")
        .navigationDestination(for: Int.self) { ContentUnavailableView("None of \($0)", systemImage: "folder") }
      }
      .sheet(isPresented: $isPresented) { TextField("Inside", text: $text).scaleEffect(1.5) }
    }
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .downArrow, .downArrow, .upArrow, .leftArrow, .rightArrow, .return, .space, .escape, .delete, .home, .end,
    .pageDown, .pageUp, .function(1), "x", "漢",
  ]

  @Test(arguments: 0..<12 as Range<UInt64>) func nothingTheUserDoesBreaksAScreen(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let host = ViewHost(width: 20, height: 10) { Everything() }
    for step in 0..<150 {
      let (width, height) = (host.surface.size.width, host.surface.size.height)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        host.resize(
          width: [0, 1, 2, 3, 5, 9, 20, 40].randomElement(using: &generator) ?? 0,
          height: Int.random(in: 0...12, using: &generator))
      case 1, 2:
        let place = Point(
          x: Int.random(in: 0..<max(1, width), using: &generator),
          y: Int.random(in: 0..<max(1, height), using: &generator))
        for kind in [MouseEvent.Kind.down, .drag, .up] { host.send(.mouse(MouseEvent(kind, at: place))) }
      case 3: host.send(.paste("two\nlines"))
      default: host.send(Self.keys.randomElement(using: &generator) ?? .tab)
      }
      let cells = host.surface.cells
      for (index, cell) in cells.enumerated() where cell.glyph.width == 2 {
        #expect((index + 1) % host.surface.size.width != 0, "seed \(seed), step \(step): a glyph cut by the edge")
      }
    }
    for _ in 0..<5 { host.send(.escape) }
    host.resize(width: 40, height: 30)
    #expect(host.screen.contains("Sound") && host.screen.contains("Sheet"), "seed \(seed)")
  }
}
