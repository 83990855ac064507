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
    if state == .running { takeSize() }
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
    cn_resume()
    arm()
    if let shown { settle(on: shown) }
    takeSize()
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

  /// Tells of a new size, once however often it changed.
  private func takeSize() {
    guard let new = device.size, new != size else { return }
    size = new
    cn_resize(Int32(new.height), Int32(new.width))
    shown = nil
    inbox.put([.resize(new)])
  }
}
