import TerminalUI

/// A sign and what it means: beside it, or below it where there is no room for words.
struct HelpRow<Sign: View>: View {
  private let meaning: String
  private let sign: Sign

  init(_ meaning: String, @ViewBuilder sign: () -> Sign) {
    self.meaning = meaning
    self.sign = sign()
  }

  var body: some View {
    HelpRowLayout {
      sign
      Text(meaning)
    }
  }
}

struct HelpRowLayout: Layout, Equatable {
  /// The columns of a sign.
  static let signWidth = 14
  /// The space between both.
  private static let gutter = 1
  /// The least columns for words beside a sign, and how far they are set in below it.
  private static let leastWords = 16
  private static let indentation = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let width = proposal.width ?? 80
    return Size(width: width, height: frames(width: width, subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(width: bounds.width, subviews)) {
      subview.place(
        at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(width: Int, _ subviews: Subviews) -> [Rect] {
    guard subviews.count == 2 else { return [] }
    let isBeside = width >= Self.signWidth + Self.gutter + Self.leastWords
    let signWidth = isBeside ? Self.signWidth : width
    let sign = subviews[0].sizeThatFits(ProposedViewSize(width: signWidth, height: nil))
    let corner =
      isBeside ? Point(x: signWidth + Self.gutter, y: 0) : Point(x: min(Self.indentation, width), y: sign.height)
    let words = subviews[1].sizeThatFits(ProposedViewSize(width: width - corner.x, height: nil))
    return [Rect(origin: .zero, size: sign), Rect(origin: corner, size: words)]
  }
}
