public import TerminalUI

/// A screen that takes a while to be made: until it is there it says so, and `q` quits.
public struct OpeningScreen<Content: View>: View {
  private let name: String
  private let open: @MainActor () async -> Content?
  @State private var content: Content?
  @Environment(\.quit) private var quit
  @Environment(\.accessibilityShowsCursor) private var showsCursor

  /// Shows what `open` makes; where that is nothing the program quits, and whoever started it says why.
  public init(_ name: String, open: @escaping @MainActor () async -> Content?) {
    self.name = name
    self.open = open
  }

  public var body: some View {
    if let content {
      content
    } else {
      Text("opening \(name)…").accessibilityFocused(showsCursor)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onKeyPress { press in
          guard ReaderAction(press) == .quit else { return .ignored }
          quit()
          return .handled
        }
        .task {
          content = await open()
          if content == nil { quit() }
        }
    }
  }
}
