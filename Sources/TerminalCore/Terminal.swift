/// A place to show surfaces and to get events from.
@MainActor public protocol Terminal: AnyObject {
  /// The size now.
  var size: Size { get }
  /// What it can show.
  var capabilities: TerminalCapabilities { get }
  /// Whether mouse events come; while they don't, the terminal's own way of selecting text works.
  var listensToMouse: Bool { get set }

  /// Shows a surface of the present size; only what changed since the last one is sent.
  ///
  /// With a cursor the terminal's cursor stands there visibly, else it is hidden.
  func present(_ surface: Surface, cursor: Point?)

  /// Forgets what is shown, so that the next `present` sends everything, and sets the terminal's modes anew.
  func invalidate()

  /// Calls `handler` whenever something happened, with all of it at once, and with `nil` once the terminal is gone.
  ///
  /// Several changes of the size that came together are one event, the last. What happened before is handed over at once.
  func onEvents(_ handler: @escaping @MainActor ([InputEvent]?) -> Void)
}
