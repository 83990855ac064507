import LazyLayout

extension ScrollNode {
  /// The thumb of the bar, in cells of the track.
  var thumb: ScrollThumb {
    owner?.thumb(track: size.height)
      ?? ScrollThumb(
        track: size.height, viewport: viewport.height, contentOffset: offset(along: .vertical),
        contentExtent: contentSize.height)
  }

  func drawBar(_ painter: inout Painter) {
    let thumb = thumb
    let track = Cell(
      Glyph(scalar: painter.isUnicode ? "│" : "|", width: 1), style: Style(attributes: .dim))
    let handle = Cell(Glyph(scalar: painter.isUnicode ? "┃" : "#", width: 1))
    let x = size.width - 1
    painter.fill(Rect(x: x, y: 0, width: 1, height: size.height), with: track)
    painter.fill(Rect(x: x, y: thumb.start, width: 1, height: thumb.length), with: handle)
  }
}
