import LazyLayout

extension ScrollNode {
  /// The thumb of the bar, in cells of the track.
  var thumb: Range<Int> {
    owner?.thumb(track: size.height)
      ?? ScrollBar.thumb(
        track: size.height, viewport: viewport.height, content: contentSize.height, offset: offset(along: .vertical))
  }

  func drawBar(_ painter: inout Painter) {
    let thumb = thumb
    let track = Cell(
      Glyph(scalar: painter.isUnicode ? "│" : "|", width: 1), style: Style(attributes: .dim))
    let handle = Cell(Glyph(scalar: painter.isUnicode ? "┃" : "#", width: 1))
    let x = size.width - 1
    painter.fill(Rect(x: x, y: 0, width: 1, height: size.height), with: track)
    painter.fill(Rect(x: x, y: thumb.lowerBound, width: 1, height: thumb.count), with: handle)
  }
}
