import Foundation

/// Programs of this package, built beside the tests.
public enum BuiltProgram {
  /// The path of a program.
  public static func path(_ name: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let isKnown = FileManager.default.fileExists(atPath: tests.path)
    let own = isKnown ? tests : URL(fileURLWithPath: CommandLine.arguments[0])
    return own.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// What a program wrote and how it ended.
  public struct Result {
    public let status: Int32
    public let output: String
    public let errors: String
  }

  /// Runs a command of the shell, in which `$ORIGAMI` is the program, away from any terminal.
  public static func run(_ command: String, environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    // Whoever runs the tests keeps their own models, marks and places to themselves.
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "ORIGAMI": path("origami"),
      "XDG_STATE_HOME": "/dev/null/state", "XDG_DATA_HOME": "/dev/null/data", "XDG_CONFIG_HOME": "/dev/null/config",
    ]
    variables.merge(environment) { _, new in new }
    process.environment = variables
    // Files, not pipes: the end of a pipe would come only when the last program has let go of it, also one that goes on
    // in the background, and also one started at the same time elsewhere.
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: try output.text, errors: try errors.text)
  }
}

/// A file that is gone when nobody needs it any more.
private final class TemporaryFile {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)").path
  let handle: FileHandle

  init() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
  }
}
