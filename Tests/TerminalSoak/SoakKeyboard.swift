import TestSupport

/// What is typed, clicked and pasted, at random.
struct SoakKeyboard {
  let subject: SoakSubject

  private static let keys =
    Array("jjjjkkkkdugGfb][nNsxichlw.,<M?0123456789r/").map(String.init) + [
      "\r", " ", "\t", "\u{C}", "\u{6}", "\u{2}", "\u{7F}", "\u{1B}[27u", "\u{1B}[A", "\u{1B}OB", "\u{1B}[5~",
      "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z", "\u{1B}OP", "\u{1B}[1;5C", "\u{1B}j",
      "/fold\r", "/é折\u{7F}\r", "12\r", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}[?62;22c", "\u{1B}[<65;9;9M",
      "\u{1B}[M !!",
    ]

  /// A key, or a few that make a whole.
  func key(_ random: inout SeededGenerator) -> String {
    let keys = Int.random(in: 0..<3, using: &random) == 0 ? subject.keys : Self.keys
    return keys.randomElement(using: &random) ?? "j"
  }

  /// A turn of the wheel, a click, a drag, a double click or a move, now and then beyond the screen's edge.
  func mouse(_ size: (width: Int, height: Int), _ random: inout SeededGenerator) -> String {
    var place: String { "\(Int.random(in: 1...size.width + 1, using: &random));\(row)" }
    var row: Int { Int.random(in: 1...size.height + 1, using: &random) }
    let modifiers = [0, 0, 0, 4, 8, 16].randomElement(using: &random) ?? 0
    let button = [0, 0, 0, 1, 2].randomElement(using: &random) ?? 0
    let start = place
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let wheel = "\u{1B}[<\(Int.random(in: 64...67, using: &random) + modifiers);\(start)M"
      return String(repeating: wheel, count: Int.random(in: 1...10, using: &random))
    case 1: return "\u{1B}[<35;\(start)M"
    case 2: return String(repeating: "\u{1B}[<\(button);\(start)M\u{1B}[<\(button);\(start)m", count: 2)
    case 3:
      let path = (0..<Int.random(in: 1...8, using: &random)).map { _ in "\u{1B}[<\(button + 32);\(place)M" }.joined()
      return "\u{1B}[<\(button + modifiers);\(start)M\(path)\u{1B}[<\(button);\(place)m"
    default: return "\u{1B}[<\(button + modifiers);\(start)M\u{1B}[<\(button + modifiers);\(start)m"
    }
  }

  /// A paste of letters, or of anything.
  func paste(_ random: inout SeededGenerator) -> [UInt8] {
    let isText = Bool.random(using: &random)
    let inside = (0..<Int.random(in: 0...300, using: &random)).map { _ in
      isText ? UInt8.random(in: 0x61...0x7A, using: &random) : noise(&random)
    }
    return Array("\u{1B}[200~".utf8) + inside + Array("\u{1B}[201~".utf8)
  }

  /// A byte that is no way out.
  func noise(_ random: inout SeededGenerator) -> UInt8 {
    let byte = UInt8.random(in: 0...255, using: &random)
    return [0x03, 0x1C, UInt8(ascii: "q"), UInt8(ascii: "Q")].contains(byte) ? 0x1B : byte
  }
}
