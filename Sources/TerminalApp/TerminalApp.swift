@_exported import TerminalUI
import TerminalDriver

/// A program that shows a view on the whole terminal; with `@main` on it, it runs.
///
/// ```swift
/// import TerminalApp
///
/// @main struct Hello: TerminalApp {
///   var body: some View { ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { Text("row \($0)") } } } }
/// }
/// ```
///
/// `q` and Control-C end it unless a view takes `q` itself.
@preconcurrency @MainActor public protocol TerminalApp {
  /// What the program shows.
  associatedtype Body: View
  /// What the program shows.
  @ViewBuilder var body: Body { get }
  /// Creates the program.
  init()
}

extension TerminalApp {
  /// Runs the program until it quits; on a terminal that can't show a full screen it says so and exits with status 1.
  @MainActor public static func main() {
    FullScreen.main {
      do throws(TerminalError) {
        try await FullScreen.run { QuitOnQ(content: Self().body) }
        return 0
      } catch {
        StandardError.print("\(error)")
        return 1
      }
    }
  }
}

/// Ends the program on `q`.
private struct QuitOnQ<Content: View>: View {
  @Environment(\.quit) private var quit
  let content: Content

  var body: some View {
    content.onKeyPress("q") {
      quit()
      return .handled
    }
  }
}
