/// Text as glyphs, and its lines at a width.
struct TextLayout {
  /// A line: the glyphs from `range`, then those of `suffix` (an ellipsis) and `tail`.
  struct Line: Hashable {
    var range: Range<Int>
    var width: Int
    var hasEllipsis = false
    var tail: Range<Int> = 0..<0
  }

  private var glyphs: [Glyph] = []
  /// The first glyph of each run and the run's style.
  private var styles: [(start: Int, style: TextStyle)] = []
  private var cached: (width: Int, lines: [Line])?
  private static let lineFeed: Unicode.Scalar = "\n"

  init(_ runs: [Text.Run]) {
    for run in runs {
      styles.append((glyphs.count, run.style))
      append(run.text)
    }
  }

  /// Adds the glyphs of a text, with a glyph of no width for each end of a line.
  private mutating func append(_ text: String) {
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { glyphs.append(Glyph(scalar: Self.lineFeed, width: 0)) }
      glyphs.append(contentsOf: Glyphs(Substring(line.last == 13 ? line.dropLast() : line)))
    }
  }

  /// The width of the longest line where nothing is wrapped.
  var longestLine: Int { wrapped(to: .unbounded).reduce(0) { max($0, $1.width) } }

  /// The lines at a width: broken at spaces, between wide glyphs and after hyphens, else where a word does not fit.
  ///
  /// - Complexity: O(glyphs), once per width.
  mutating func lines(width: Int) -> [Line] {
    if let cached, cached.width == width { return cached.lines }
    let lines = wrapped(to: width)
    cached = (width, lines)
    return lines
  }

  private func wrapped(to width: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while true {
      let end = glyphs[start...].firstIndex { $0.scalar == Self.lineFeed && $0.width == 0 } ?? glyphs.count
      wrap(start..<end, to: max(width, 1), into: &lines)
      if end == glyphs.count { return lines }
      start = end + 1
    }
  }

  private func wrap(_ paragraph: Range<Int>, to width: Int, into lines: inout [Line]) {
    var start = paragraph.lowerBound
    var lineWidth = 0
    /// Where the line may end, its width there, and where the next one would start.
    var breakPoint: (end: Int, width: Int, next: Int)?
    var index = start
    while index < paragraph.upperBound {
      let glyph = glyphs[index]
      let isSpace = glyph.scalar == " "
      if isSpace {
        if lineWidth <= width { breakPoint = (index, lineWidth, index + 1) }
      } else if glyph.width == 2, index > start, lineWidth <= width {
        breakPoint = (index, lineWidth, index)
      } else if index > start, glyphs[index - 1].scalar == "-", lineWidth <= width, index - 1 > start {
        breakPoint = (index, lineWidth, index)
      }
      if lineWidth + glyph.width > width && !isSpace {
        if let point = breakPoint, point.next > start {
          lines.append(Line(range: start..<point.end, width: point.width))
          start = point.next
        } else if index > start {
          lines.append(Line(range: start..<index, width: lineWidth))
          start = index
        } else {
          lines.append(Line(range: index..<index, width: 0))
          start = index + 1
        }
        while start < paragraph.upperBound, glyphs[start].scalar == " ", breakPoint != nil { start += 1 }
        breakPoint = nil
        lineWidth = 0
        index = start
        continue
      }
      lineWidth += glyph.width
      index += 1
    }
    var end = paragraph.upperBound
    while end > start, lineWidth > width, glyphs[end - 1].scalar == " " {
      end -= 1
      lineWidth -= 1
    }
    lines.append(Line(range: start..<end, width: lineWidth))
  }

  /// At most `limit` lines; where some are left out, the last one says so with an ellipsis.
  func cut(_ lines: [Line], to limit: Int, width: Int, mode: Text.TruncationMode) -> [Line] {
    guard lines.count > limit else { return lines }
    guard limit > 0, width > 0 else { return [] }
    let last = lines[limit - 1]
    let rest = last.range.lowerBound..<(lines.last?.range.upperBound ?? last.range.upperBound)
    var line: Line
    switch mode {
    case .tail:
      let head = prefix(of: rest, width: width - 1)
      line = Line(range: head.range, width: head.width + 1, hasEllipsis: true)
    case .head:
      let tail = suffix(of: rest, width: width - 1)
      line = Line(range: rest.lowerBound..<rest.lowerBound, width: tail.width + 1, hasEllipsis: true, tail: tail.range)
    case .middle:
      let head = prefix(of: rest, width: width / 2)
      let tail = suffix(of: rest, width: width - 1 - head.width)
      line = Line(range: head.range, width: head.width + tail.width + 1, hasEllipsis: true, tail: tail.range)
    }
    if mode == .tail, let end = line.range.last, glyphs[end].scalar == " " {
      line.range = line.range.dropLast()
      line.width -= 1
    }
    return lines.prefix(limit - 1) + [line]
  }

  private func prefix(of range: Range<Int>, width: Int) -> (range: Range<Int>, width: Int) {
    var taken = 0
    var end = range.lowerBound
    while end < range.upperBound, taken + glyphs[end].width <= width {
      taken += glyphs[end].width
      end += 1
    }
    return (range.lowerBound..<end, taken)
  }

  private func suffix(of range: Range<Int>, width: Int) -> (range: Range<Int>, width: Int) {
    var taken = 0
    var start = range.upperBound
    while start > range.lowerBound, taken + glyphs[start - 1].width <= width {
      taken += glyphs[start - 1].width
      start -= 1
    }
    return (start..<range.upperBound, taken)
  }

  /// Calls `body` with each glyph of a line and the style of its run.
  func forEachGlyph(of line: Line, _ body: (Glyph, TextStyle) -> Void) {
    var run = styles.lastIndex { $0.start <= line.range.lowerBound } ?? 0
    func visit(_ range: Range<Int>) {
      for index in range {
        while run + 1 < styles.count, styles[run + 1].start <= index { run += 1 }
        if glyphs[index].width > 0 { body(glyphs[index], styles[run].style) }
      }
    }
    visit(line.range)
    if line.hasEllipsis { body(Glyph(scalar: "…", width: 1), styles[run].style) }
    visit(line.tail)
  }
}
