import Foundation

/// A terminal of tmux with a program in it, on a server of its own.
public final class Tmux {
  private let socket: String
  private static let patience = 30.0
  /// The folder in which the program finds and keeps what is the user's; gone with the terminal.
  private let home: URL

  /// Whether tmux is installed.
  public static let isAvailable = (try? BuiltProgram.run("tmux -V").status) == 0

  /// Starts a command of the shell, in which `$ORIGAMI` is the program; when it ends, its status is shown.
  public init(_ command: String, width: Int, height: Int, environment: [String: String] = [:]) throws {
    socket = "origami-test-\(UUID().uuidString)"
    home = FileManager.default.temporaryDirectory.appendingPathComponent(socket)
    var variables = [
      "ORIGAMI": BuiltProgram.path("origami"), "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor",
      "XDG_STATE_HOME": home.path + "/state", "XDG_DATA_HOME": home.path + "/data",
      "XDG_CONFIG_HOME": home.path + "/config",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { _, new in new }
    let settings = variables.sorted { $0.key < $1.key }.map { "-e \(Self.quoted("\($0.key)=\($0.value)"))" }
    let whole = "\(command); echo \"ended with $?\"; exec cat"
    let session = "new-session -d -x \(width) -y \(height) \(settings.joined(separator: " ")) \(Self.quoted(whole))"
    // The server outlives the call: it must not keep what the call was given open, or the call would not seem to end.
    _ = try BuiltProgram.run(
      """
      (for file in {3..1023}; do eval "exec $file>&-"; done; exec >/dev/null 2>&1
      unset TMUX; tmux -L \(socket) -f /dev/null \(session))
      """, environment: ["TERM": "xterm-256color"])
  }

  deinit {
    _ = try? run("kill-server")
    try? FileManager.default.removeItem(at: home)
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }

  @discardableResult
  private func run(_ command: String) throws -> String {
    try BuiltProgram.run("unset TMUX; tmux -L \(socket) \(command)", environment: ["TERM": "xterm-256color"]).output
  }

  /// Sends keys by tmux's names.
  public func send(_ keys: String...) throws {
    try run("send-keys \(keys.map(Self.quoted).joined(separator: " "))")
  }

  /// Sends a text as it is.
  public func type(_ text: String) throws { try run("send-keys -l \(Self.quoted(text))") }

  /// Gives the terminal another size.
  public func resize(width: Int, height: Int) throws { try run("resize-window -x \(width) -y \(height)") }

  /// What one of tmux's formats says of the terminal.
  public func state(_ format: String) throws -> String {
    try run("display-message -p \(Self.quoted(format))").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The rows of the screen.
  public var rows: [String] {
    get throws {
      var rows = try run("capture-pane -p").components(separatedBy: "\n")
      rows.removeLast()
      return rows
    }
  }

  /// Waits until the screen is as wanted; whether it came to be within half a minute.
  public func wait(until isWanted: ([String]) -> Bool) throws -> Bool {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while Date() < end {
      if isWanted(try rows) { return true }
      usleep(20_000)
    }
    return false
  }

  /// Waits until a text is seen.
  public func wait(for text: String) throws -> Bool { try wait { $0.contains { $0.contains(text) } } }
}
