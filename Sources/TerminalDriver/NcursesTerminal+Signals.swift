import CNcurses
import TerminalCore

extension NcursesTerminal {
  /// Does what signals asked for.
  func handleNotices() {
    let notices = noticePipe.take()
    if notices.isStopRequested {
      stop()
    } else if notices.wasContinued {
      continueInForeground()
    }
    guard state == .running else { return }
    // The size may have been another for a moment, and the terminal may have cut or blanked what it showed.
    if !takeSize(), notices.sizeMayHaveChanged { repaint() }
  }

  /// Leaves the screen to the shell until `resume()`, as for running another program.
  public func suspend() {
    guard state == .running else { return }
    disarm()
    state = .suspended
  }

  /// Takes the screen back and paints it as it was.
  public func resume() {
    guard state == .suspended else { return }
    state = .running
    arm()
    cn_resume()
    if !takeSize() { repaint() }
  }

  /// Paints all that is shown anew.
  private func repaint() {
    setModes()
    if let shown { settle(on: shown) }
    cn_invalidate()
    cn_update()
  }

  private func stop() {
    suspend()
    cn_guard_stop()
    continueInForeground()
  }

  /// Takes the screen back unless the shell continued the program in the background: there it stops again.
  private func continueInForeground() {
    suspend()
    if cn_guard_is_in_background() { cn_guard_stop() }
    if !cn_guard_is_in_background() { resume() }
  }

  /// Tells of a new size, once however often it changed; false if it is the same.
  private func takeSize() -> Bool {
    guard let new = device.size, new != size else { return false }
    size = new
    cn_resize(Int32(new.height), Int32(new.width))
    shown = nil
    inbox.put([.resize(new)])
    return true
  }
}
