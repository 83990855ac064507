import OrigamiModel
import TerminalUI

/// The pictures of the showcase side by side, small.
struct PhotoStrip: View {
  @Bindable var reader: ModelReader
  let store: PictureStore

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 1) {
        ForEach(reader.showcase.photos) { photo in
          VStack(alignment: .leading) {
            PhotoView(photo: photo, store: store)
              .scrollTransition(axis: .horizontal) { effect, phase in effect.scaleEffect(1 - abs(phase.value) / 8) }
              .frame(width: StripLayout.picture.width, height: StripLayout.picture.height)
            Text(photo.photo.title).lineLimit(1).frame(width: StripLayout.picture.width, alignment: .leading)
          }
        }
      }
    }
    .scrollPosition($reader.stripPosition)
    .onScrollGeometryChange(for: Bool.self, of: Self.isScrolledToEnd) { _, isAtEnd in
      if isAtEnd { Task { await reader.showcase.loadNextPage() } }
    }
    .frame(height: StripLayout.height, alignment: .top)
  }

  private static func isScrolledToEnd(_ geometry: ScrollGeometry) -> Bool {
    let end = geometry.contentOffset.x + geometry.containerSize.width
    return geometry.contentOffset.x > 0 && end >= geometry.contentSize.width
  }
}
