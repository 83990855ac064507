/// Text, wrapped at words to the width it is offered.
///
/// Data can't reach the terminal as more than text: control characters and escape sequences are shown as symbols.
public struct Text: PrimitiveView, Equatable {
  struct Run: Hashable {
    var text: String
    var style: TextStyle
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }

  nonisolated private(set) var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Creates a text.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(text: String(content), style: TextStyle())] }

  /// Creates a text that is shown as it stands.
  public init(verbatim content: String) { runs = [Run(text: content, style: TextStyle())] }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// The same text in bold.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }
  /// The same text slanted.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }
  /// The same text underlined.
  public func underline(_ isActive: Bool = true) -> Text { with(.underline, isActive) }
  /// The same text struck through.
  public func strikethrough(_ isActive: Bool = true) -> Text { with(.strikethrough, isActive) }
  /// The same text in a colour.
  public func foregroundStyle(_ style: Color) -> Text { changed { $0.foreground = style } }
  /// The same text, fainter: SwiftUI's secondary style.
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> Text { style.isDim ? with(.dim, true) : self }
  /// The same text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.foreground = color } }

  private func with(_ attributes: Style.Attributes, _ isActive: Bool) -> Text {
    changed { style in
      if isActive { style.attributes.insert(attributes) } else { style.attributes.remove(attributes) }
    }
  }

  private func changed(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }

  public static func _makeNode(_ view: Text, _ context: NodeContext) -> ViewNode { TextNode(view, context) }
}

private final class TextNode: TypedNode<Text> {
  private var layout: TextLayout

  override init(_ view: Text, _ context: NodeContext) {
    layout = TextLayout(view.runs)
    super.init(view, context)
  }

  override func viewDidChange(from old: Text) {
    guard old != view else { return }
    layout = TextLayout(view.runs)
    invalidateLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.lineLimitAndSpace != environment.lineLimitAndSpace { invalidateLayout() }
    if old.textStyle != environment.textStyle || old.multilineTextAlignment != environment.multilineTextAlignment
      || old.truncationMode != environment.truncationMode
    {
      invalidateDrawing()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let limit = environment.lineLimitAndSpace
    let width = max(proposal.width ?? .unbounded, 0)
    let lines = layout.lines(width: width)
    var count = min(lines.count, limit.count ?? .max)
    if let height = proposal.height { count = min(count, max(height, 1)) }
    let longest = lines.prefix(count).reduce(0) { max($0, $1.width) }
    let isCut = count < lines.count
    return Size(
      width: isCut ? max(longest, min(width, layout.longestLine)) : longest, height: max(count, limit.least))
  }

  override func draw(_ painter: inout Painter) {
    let limit = min(environment.lineLimitAndSpace.count ?? .max, size.height)
    let lines = layout.cut(
      layout.lines(width: size.width), to: limit, width: size.width, mode: environment.truncationMode)
    let outer = environment.textStyle
    for (y, line) in lines.enumerated() {
      let space = size.width - line.width
      var x =
        switch environment.multilineTextAlignment {
        case .leading: 0
        case .center: space / 2
        case .trailing: space
        }
      layout.forEachGlyph(of: line) { glyph, style in
        painter.put(Cell(glyph, style: style.over(outer).style), x: x, y: y)
        x += glyph.width
      }
    }
  }
}
