/// The row above what a navigation stack shows: the way back and the title.
struct NavigationBar: Equatable {
  let title: String
  /// The title of the view below; `nil` at the root.
  let back: String?

  /// The columns of the way back with its mark.
  var backWidth: Int { back.map { TextWidth.width(of: $0) + 2 } ?? 0 }
}

extension Painter {
  /// Draws the bar: the title in the middle, or after the way back where that reaches so far.
  mutating func draw(_ bar: NavigationBar, width: Int) {
    clipped(to: Rect(x: 0, y: 0, width: width, height: 1)) { painter in
      if let back = bar.back {
        painter.put(painter.isUnicode ? "◂ " : "< ", x: 0, y: 0, style: Style(attributes: .dim))
        painter.put(back, x: 2, y: 0, style: Style(attributes: .dim))
      }
      let start = bar.backWidth == 0 ? 0 : bar.backWidth + 2
      let middle = (width - TextWidth.width(of: bar.title)) / 2
      painter.put(bar.title, x: max(start, middle), y: 0, style: Style(attributes: .bold))
    }
  }
}
