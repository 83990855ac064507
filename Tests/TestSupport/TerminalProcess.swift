#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// POSIX_SPAWN_SETSID, which the modules leave out.
#if canImport(Darwin)
  private let newSession: Int32 = 0x400
#else
  private let newSession: Int32 = 0x80
#endif

/// A program in a pseudo-terminal of its own, and what it shows there.
public final class TerminalProcess {
  public let terminal: PseudoTerminal
  public let process: pid_t
  public private(set) var screen: VirtualScreen
  /// Everything that was written to the terminal.
  public private(set) var output: [UInt8] = []
  /// How many bytes that was, those forgotten too.
  public private(set) var received = 0
  /// How the line discipline was set before the program came.
  public let shellModes: [UInt32]
  private var status: Int32?

  /// Starts a command of the shell, in which `$ORIGAMI` and `$PROBE` are those programs.
  public init(_ shell: String, width: Int, height: Int, environment: [String: String] = [:]) {
    terminal = PseudoTerminal(width: width, height: height)
    screen = VirtualScreen(width: width, height: height)
    let opener = open(terminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    shellModes = terminal.lineModes
    var variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      "PROBE": BuiltProgram.path("terminal-probe"), "ORIGAMI": BuiltProgram.path("origami"), "PATH": "/usr/bin:/bin",
      "XDG_STATE_HOME": "/dev/null/state", "XDG_DATA_HOME": "/dev/null/data", "XDG_CONFIG_HOME": "/dev/null/config",
    ]
    variables.merge(environment) { _, new in new }
    let shellPath = "/bin/bash"
    process = Self.spawn([shellPath, "-c", shell], variables.map { "\($0)=\($1)" }, terminal: terminal.path)
    close(opener)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
  }

  private static func spawn(_ arguments: [String], _ environment: [String], terminal: String) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The first terminal that the leader of a session opens becomes its own.
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
    }
    var process: pid_t = 0
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = environment.map { strdup($0) } + [nil]
    posix_spawn(&process, arguments[0], &actions, &attributes, argv, envp)
    for pointer in argv + envp { free(pointer) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    return process
  }

  /// Reads until the screen is as wanted; false when that did not come in time.
  public func wait(until isWanted: (VirtualScreen) -> Bool) -> Bool {
    while !isWanted(screen) {
      guard let bytes = terminal.read(), !bytes.isEmpty else { return false }
      take(bytes)
    }
    return true
  }

  /// Reads until its last row says something.
  public func wait(for heard: String) -> Bool { wait { $0.text.last?.contains(heard) ?? false } }

  private func take(_ bytes: [UInt8]) {
    output += bytes
    received += bytes.count
    screen.feed(bytes)
  }

  /// Forgets what was written so far.
  public func forgetOutput() { output = [] }

  /// Reads what there is without waiting.
  public func drain() { while let bytes = terminal.read(milliseconds: 0), !bytes.isEmpty { take(bytes) } }

  /// Reads until nothing more comes: the program's threads sleep, and no byte came for a while.
  public func settle(milliseconds: Int32 = 30) {
    var isQuiet = false
    while !isQuiet || isBusy {
      guard let bytes = terminal.read(milliseconds: milliseconds) else { return }
      isQuiet = bytes.isEmpty
      take(bytes)
    }
  }

  /// Reads until the program has gone; how it ended: its exit status, or 128 and the signal's number.
  public func end() -> Int {
    while let bytes = terminal.read() {
      if bytes.isEmpty { kill(process, SIGKILL) }
      take(bytes)
    }
    return reap()
  }

  /// Waits until the program has gone without reading.
  public func reap() -> Int {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(status & 0x7F)
  }

  /// Gives the terminal another size; what is shown until the program painted anew counts for nothing.
  public func resize(width: Int, height: Int) {
    screen.resize(width: width, height: height)
    terminal.resize(width: width, height: height)
  }

  /// What is not as it was before the program came.
  public var leftovers: [String] {
    var left: [String] = []
    if screen.modes != [7, 25] { left.append("modes \(screen.modes.sorted())") }
    if screen.region != 0...screen.height - 1 { left.append("region \(screen.region)") }
    if terminal.lineModes != shellModes { left.append("line modes \(terminal.lineModes)") }
    if screen.pen != VirtualScreen.Shown() { left.append("pen \(screen.pen)") }
    return left + screen.unknown
  }
}
