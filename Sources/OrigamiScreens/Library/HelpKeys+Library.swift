extension HelpKeys {
  /// All keys of the library screen.
  static let library = [
    HelpKeys("h j k l ←↓↑→", "to the next card"),
    HelpKeys("Enter", "open the model; a click does too"),
    HelpKeys("Space f PgDn", "a page down"),
    HelpKeys("b PgUp", "a page up"),
    HelpKeys("Ctrl-D Ctrl-U", "half a page down, up"),
    HelpKeys("g Home  G End", "to the first, the last card"),
    HelpKeys("/", "show what matches; Enter keeps it"),
    HelpKeys("Esc", "show all again"),
    HelpKeys("o", "show or hide the categories"),
    HelpKeys("*", "make it a favourite, or no longer"),
    HelpKeys("m", "move a favourite: arrows, then Enter; or drag it"),
    HelpKeys("X", "reset the progress"),
    HelpKeys("u", "undo: favourites, order, progress"),
    HelpKeys("Shift-←", "a card's actions; or drag it sideways"),
    mouse,
    HelpKeys("? F1", "this help"),
    HelpKeys("Ctrl-L", "draw the screen anew"),
    HelpKeys("q", "quit"),
  ]
}
