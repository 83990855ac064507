import CNcurses
import TerminalCore

/// The terminal's entry in terminfo.
struct TerminalKind {
  /// The entry's name.
  let name: String
  /// How many colours it has.
  let colors: Int
  /// What the user should be told, in a line.
  let notice: String?

  /// Looks up the TERM of an environment; one that is missing is taken for the most common kind.
  init(environment: Environment, descriptor: Int32) throws(TerminalError) {
    let wanted = environment["TERM"]
    let names = [wanted, "xterm-256color", "xterm", "vt100"].compactMap { $0 }
    guard let name = names.first(where: { cn_describe($0, descriptor) }) else {
      throw .unsuitable(type: wanted ?? "")
    }
    guard cn_string("cup") != nil else { throw .unsuitable(type: name) }
    self.name = name
    colors = Int(cn_number("colors"))
    let problem = wanted.map { "unknown terminal type \($0.prefix(40).cleanForTerminal)" } ?? "TERM is not set"
    notice = name == wanted ? nil : "\(problem): taken for \(name)"
  }

  /// The entry as it is to be used, with these colours.
  func entry(for colors: ColorMap.Range) -> TerminfoEntry {
    var entry = TerminfoEntry(described: name)
    entry.keepPalette()
    entry.leaveOutScrolling()
    entry.useStrikethrough()
    if colors == .direct { entry.useDirectColors() }
    return entry
  }
}
