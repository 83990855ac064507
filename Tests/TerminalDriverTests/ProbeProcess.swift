import TestSupport

/// The probe program in a pseudo-terminal of its own.
func probeProcess(
  _ shell: String = "exec \"$PROBE\"", width: Int = 60, height: Int = 12, environment: [String: String] = [:]
) -> TerminalProcess { TerminalProcess(shell, width: width, height: height, environment: environment) }
