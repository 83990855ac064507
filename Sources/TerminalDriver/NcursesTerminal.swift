import CNcurses
import TerminalCore

/// The terminal a program runs in, by way of ncurses: the one place that writes to it and reads from it.
///
/// From `init` to `close()` it is full-screen. Whatever ends the program, even a trap or a signal, gives the terminal
/// back as it was; a stop key suspends the program, and when it goes on the screen is painted anew. What is written to
/// standard error meanwhile comes out afterwards if it would have gone to the same terminal. One instance at a time.
///
/// Its events come in the main actor's own time, best by way of `MainLoop`, asleep until there is something.
@MainActor public final class NcursesTerminal: Terminal {
  public internal(set) var size: Size
  public let capabilities: TerminalCapabilities
  /// What the user should be told about the terminal, in a line; `nil` if all is well.
  public let notice: String?

  let device: TerminalDevice
  let modes: TerminalModes
  let encoder: CellEncoder
  var colors: ColorMap
  var pairs: ColorPairs
  var pairCapacity: Int
  /// What ncurses has; `nil` if all of it is to be given anew.
  var shown: Surface?
  var shownCursor: Point?
  /// The rows that moved on the terminal since ncurses was given them.
  var isMoved: [Bool] = []
  /// Whether ncurses will look at every row: it does when colours begin, and when a number of a pair gets other colours.
  var looksEverywhere = false
  var row: [cn_cell] = []

  var inbox = EventInbox()
  var decoder: InputDecoder
  var inputWatch: DescriptorWatch?
  var noticeWatch: DescriptorWatch?
  var noticePipe: NoticePipe
  /// Counts the reads, so that a time-out knows whether it came too late.
  var readCount = 0
  var state = State.running

  /// Whether the screen is the program's.
  enum State {
    case running
    /// The shell has it for a while.
    case suspended
    /// It was given back for good.
    case closed
  }

  /// Whether the mouse is listened to; while it is not, the terminal itself selects text.
  public var listensToMouse: Bool {
    didSet {
      if state == .running, listensToMouse != oldValue { send(listensToMouse ? modes.mouseOn : modes.mouseOff) }
    }
  }

  /// Opens the terminal full-screen.
  ///
  /// LINES and COLUMNS are taken out of the environment: the terminal's true size counts. Throws if there is no
  /// terminal, or none on which a cursor can be placed.
  public init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    device = try TerminalDevice(path: options.device)
    noticePipe = NoticePipe()
    cn_guard_catch_signals(noticePipe.input)
    let setup: TerminalSetup
    do {
      setup = try TerminalSetup(device: device, options: options)
    } catch {
      cn_guard_release_signals()
      for descriptor in [device.output, device.input, noticePipe.output, noticePipe.input] {
        closeDescriptor(descriptor)
      }
      throw error
    }
    capabilities = setup.capabilities
    notice = setup.notice
    modes = setup.modes
    encoder = CellEncoder(isUnicode: setup.capabilities.isUnicode)
    colors = ColorMap(range: setup.colorRange)
    pairCapacity = setup.pairCapacity
    pairs = ColorPairs(capacity: pairCapacity)
    decoder = InputDecoder(keys: TerminfoKeys.sequences())
    listensToMouse = options.listensToMouse
    size = device.size ?? Size(width: Int(cn_columns()), height: Int(cn_lines()))
    cn_resize(Int32(size.height), Int32(size.width))
    arm()
    listen()
  }

  /// Gives the terminal back; what comes after is ignored.
  public func close() {
    guard state != .closed else { return }
    if state == .running {
      disarm()
      if listensToMouse { device.discardInput() }
    }
    state = .closed
    inputWatch?.cancel()
    noticeWatch?.cancel()
    cn_guard_release_signals()
    cn_close()
    closeDescriptor(device.output)
    closeDescriptor(noticePipe.input)
    inbox.close()
  }

  public func onEvents(_ handler: @escaping @MainActor ([InputEvent]?) -> Void) { inbox.take(handler) }

  /// Waits until something happened, and returns all of it at once; `nil` once the terminal is gone.
  public func nextEvents() async -> [InputEvent]? { await inbox.next() }

  /// Sends the modes that are not ncurses's, and guards the terminal from here on.
  func arm() {
    modes.guardTerminal()
    cn_guard_hold_errors()
    send(ownModes)
  }

  /// What turns on the modes that are not ncurses's.
  private var ownModes: String { modes.pasteOn + (listensToMouse ? modes.mouseOn : "") }

  /// Sets all modes anew, before the screen is painted anew.
  func setModes() { send(modes.usual + (shownCursor == nil ? modes.cursorOff : "") + ownModes) }

  /// Takes back what `arm` did and leaves the screen to the shell.
  func disarm() {
    send((listensToMouse ? modes.mouseOff : "") + modes.pasteOff + modes.wholeScreen)
    cn_suspend()
    send(modes.belowScreen)
    cn_guard_disarm(false)
  }

  func send(_ bytes: String) {
    if !bytes.isEmpty { cn_send(bytes, Int32(bytes.utf8.count)) }
  }
}
