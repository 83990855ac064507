import CNcurses
import TerminalCore

/// The keys whose sequences terminfo gives.
enum TerminfoKeys {
  private static let names: [(capability: String, key: KeyPress)] =
    [
      ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)), ("kcub1", KeyPress(.leftArrow)),
      ("kcuf1", KeyPress(.rightArrow)), ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
      ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)), ("kich1", KeyPress(.insert)),
      ("kdch1", KeyPress(.deleteForward)), ("kent", KeyPress(.return)), ("kclr", KeyPress(.clear)),
      ("kcbt", KeyPress(.tab, modifiers: .shift)), ("kri", KeyPress(.upArrow, modifiers: .shift)),
      ("kind", KeyPress(.downArrow, modifiers: .shift)), ("kLFT", KeyPress(.leftArrow, modifiers: .shift)),
      ("kRIT", KeyPress(.rightArrow, modifiers: .shift)),
    ] + (1...12).map { ("kf\($0)", KeyPress(.function($0))) }

  /// The sequences of the terminal that is open; those that begin otherwise than with Escape say nothing new.
  static func sequences() -> [[UInt8]: KeyPress] {
    var sequences: [[UInt8]: KeyPress] = [:]
    for (capability, key) in names {
      guard let string = cn_string(capability) else { continue }
      let bytes = Array(String(cString: string).utf8)
      if bytes.count > 1, bytes[0] == 0x1B { sequences[bytes] = key }
    }
    return sequences
  }
}
