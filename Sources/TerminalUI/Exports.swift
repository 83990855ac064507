@_exported import TerminalCore
