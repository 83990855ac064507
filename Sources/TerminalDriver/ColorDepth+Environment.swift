import TerminalCore

extension TerminalCapabilities.ColorDepth {
  /// What to use on a terminal with so many colours in an environment, if the program does not say.
  ///
  /// NO_COLOR comes first, then CLICOLOR_FORCE and CLICOLOR; direct colour wants COLORTERM to say so, or terminfo. GNU
  /// screen hands on the COLORTERM of the terminal around it and takes direct colours for attributes.
  init(terminalColors: Int, environment: Environment) {
    let isForced = environment["CLICOLOR_FORCE"].map { $0 != "0" } ?? false
    let isScreen = environment["STY"] != nil && environment["TERM"]?.hasPrefix("screen") ?? false
    if environment["NO_COLOR"] != nil || environment["CLICOLOR"] == "0" && !isForced {
      self = .none
    } else if terminalColors >= 1 << 24 || ["truecolor", "24bit"].contains(environment["COLORTERM"]) && !isScreen {
      self = terminalColors < 8 ? .none : .direct
    } else {
      self = terminalColors >= 256 ? .indexed : terminalColors >= 8 ? .ansi : .none
    }
  }
}
