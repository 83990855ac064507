/// The character that stands for a system symbol: one cell, with another where a terminal shows only ASCII.
struct Symbol: Hashable {
  let scalar: Unicode.Scalar
  let plain: Unicode.Scalar

  /// The symbol of a name, of its plainer forms (`star.circle.fill`, `star.circle`, `star`), or a box.
  init(named name: String) {
    var name = Substring(name)
    while Self.all[String(name)] == nil, let dot = name.lastIndex(of: ".") { name = name[..<dot] }
    self = Self.all[String(name)] ?? Symbol("□", "?")
  }

  private init(_ scalar: Unicode.Scalar, _ plain: Unicode.Scalar) {
    self.scalar = scalar
    self.plain = plain
  }

  static let all: [String: Symbol] = [
    "arrow.clockwise": Symbol("↻", "O"), "arrow.counterclockwise": Symbol("↺", "O"), "arrow.down": Symbol("↓", "v"),
    "arrow.left": Symbol("←", "<"), "arrow.left.arrow.right": Symbol("↔", "-"), "arrow.right": Symbol("→", ">"),
    "arrow.up": Symbol("↑", "^"), "arrow.up.arrow.down": Symbol("↕", "|"), "arrow.uturn.backward": Symbol("↩", "<"),
    "book": Symbol("▥", "#"), "bookmark": Symbol("⚑", "f"), "checkmark": Symbol("✓", "x"),
    "checkmark.circle": Symbol("✓", "x"), "checkmark.square": Symbol("☑", "x"), "chevron.down": Symbol("▾", "v"),
    "chevron.left": Symbol("◂", "<"), "chevron.right": Symbol("▸", ">"), "chevron.up": Symbol("▴", "^"),
    "circle": Symbol("○", "o"), "circle.fill": Symbol("●", "*"), "circle.lefthalf.filled": Symbol("◐", "o"),
    "circle.quarter": Symbol("◔", "o"), "circle.threequarters": Symbol("◕", "o"), "clock": Symbol("◷", "o"),
    "command": Symbol("⌘", "^"), "cube": Symbol("◫", "#"), "diamond": Symbol("◇", "o"),
    "diamond.fill": Symbol("◆", "*"), "doc": Symbol("▤", "#"),
    "ellipsis": Symbol("…", "."),
    "envelope": Symbol("✉", "@"), "escape": Symbol("⎋", "^"), "exclamationmark": Symbol("!", "!"),
    "exclamationmark.triangle": Symbol("⚠", "!"), "eye": Symbol("◉", "o"), "flag": Symbol("⚐", "f"),
    "flag.fill": Symbol("⚑", "f"), "folder": Symbol("▣", "#"), "gear": Symbol("⚙", "*"),
    "gearshape": Symbol("⚙", "*"), "heart": Symbol("♡", "v"), "heart.fill": Symbol("♥", "v"),
    "house": Symbol("⌂", "^"), "info": Symbol("i", "i"), "info.circle": Symbol("ⓘ", "i"),
    "keyboard": Symbol("⌨", "#"), "line.3.horizontal": Symbol("≡", "="), "list.bullet": Symbol("≡", "="),
    "magnifyingglass": Symbol("⌕", "/"), "minus": Symbol("−", "-"), "minus.circle": Symbol("⊖", "-"),
    "moon": Symbol("☾", "("), "music.note": Symbol("♪", "~"), "pause": Symbol("‖", "|"),
    "pencil": Symbol("✎", "/"), "photo": Symbol("▨", "#"), "play": Symbol("▷", ">"), "play.fill": Symbol("▶", ">"),
    "plus": Symbol("+", "+"), "plus.circle": Symbol("⊕", "+"), "questionmark": Symbol("?", "?"),
    "rectangle": Symbol("▭", "#"), "return": Symbol("↵", "<"), "scissors": Symbol("✂", "x"),
    "sidebar.left": Symbol("◧", "["), "sidebar.right": Symbol("◨", "]"), "slider.horizontal.3": Symbol("☷", "="),
    "square": Symbol("□", "o"), "square.fill": Symbol("■", "#"), "star": Symbol("☆", "*"),
    "star.fill": Symbol("★", "*"), "stop": Symbol("□", "#"), "stop.fill": Symbol("■", "#"), "sun.max": Symbol("☀", "*"),
    "trash": Symbol("⌫", "x"), "triangle": Symbol("△", "^"), "triangle.fill": Symbol("▲", "^"),
    "xmark": Symbol("✕", "x"), "xmark.circle": Symbol("⊗", "x"), "xmark.square": Symbol("☒", "x"),
  ]
}
