import TerminalCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalDevice {
  /// Sends the signal that a key stands for to all who share the terminal with the program; false if it stands for none.
  ///
  /// The system does so itself where the key comes as a control character. Terminals whose keyboard another program left
  /// in a mode of its own tell it by a sequence.
  func sendSignal(of press: KeyPress) -> Bool {
    guard press.modifiers == .control, let letter = press.key.character.asciiValue, letter & 0x1F != 0 else {
      return false
    }
    var modes = termios()
    guard tcgetattr(input, &modes) == 0, modes.c_lflag & tcflag_t(ISIG) != 0 else { return false }
    let signals = [(VINTR, SIGINT), (VQUIT, SIGQUIT), (VSUSP, SIGTSTP)]
    let signal = withUnsafeBytes(of: modes.c_cc) { keys in
      signals.first { keys[Int($0.0)] == letter & 0x1F }?.1
    }
    guard let signal else { return false }
    kill(0, signal)
    return true
  }
}
