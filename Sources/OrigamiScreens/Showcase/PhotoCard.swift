import OrigamiModel
import TerminalUI

/// A picture of the showcase, large, with its title, its author and its caption.
struct PhotoCard: View {
  let photo: PhotoModel
  let store: PictureStore
  /// The rows of the screen.
  let screenHeight: Int

  var body: some View {
    PhotoCardLayout(screenHeight: screenHeight) {
      PhotoView(photo: photo, store: store).scrollTransition(.animated) { effect, phase in
        effect.scaleEffect(1 - abs(phase.value) / 8)
      }
      VStack(alignment: .leading) {
        Text(photo.photo.title).bold() + Text("  by \(photo.photo.author)").foregroundStyle(.secondary)
        Text(photo.photo.caption)
      }
    }
  }
}

/// Arranges a picture and its words: the picture as large as the screen allows, the words below it.
struct PhotoCardLayout: Layout, Equatable {
  let screenHeight: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let width = proposal.width ?? 80
    let words = subviews.last?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    // A blank line parts the picture from the next.
    return Size(width: width, height: pictureSize(width: width).height + words + 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let picture = pictureSize(width: bounds.width)
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(picture))
    subviews[1].place(
      at: Point(x: bounds.minX, y: bounds.minY + picture.height),
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }

  /// The cells for a picture of four by three, a cell being twice as high as wide.
  func pictureSize(width: Int) -> Size {
    let height = min(30, max(1, screenHeight * 3 / 4 - 1), width * 3 / 8)
    return Size(width: min(width, height * 8 / 3), height: height)
  }
}
