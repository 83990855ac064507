import Foundation

extension TerminalProcess {
  /// The process group that has the terminal now.
  public var foregroundGroup: pid_t { terminal.foregroundGroup }

  /// Sends a signal to the program.
  public func send(signal: Int32) { kill(process, signal) }

  /// Whether the program runs still.
  public var isAlive: Bool { kill(process, 0) == 0 && !isZombie }

  private var isZombie: Bool {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return line.split(separator: ")").last?.split(separator: " ").first == "Z"
  }

  /// Whether one of the threads of the program, or of the one it runs in the foreground, has work, where the system
  /// tells.
  var isBusy: Bool { Set([process, foregroundGroup]).contains(where: Self.isBusy) }

  private static func isBusy(_ process: pid_t) -> Bool {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.contains { thread in
      let line = (try? String(contentsOfFile: "\(tasks)/\(thread)/stat", encoding: .utf8)) ?? ""
      let state = line.split(separator: ")").last?.split(separator: " ").first
      return state == "R" || state == "D"
    }
  }

  /// The memory that the program in the foreground has in use, in kilobytes, where the system tells.
  public var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/\(foregroundGroup)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
