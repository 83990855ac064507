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
        // The row that stands first stays in view when others come: it must not be this one.
        if reader.showcase.rest != .none, !reader.showcase.photos.isEmpty {
          StripRest(showcase: reader.showcase).id(RowID.loading(afterPages: reader.showcase.pagesRead))
        }
      }
    }
    .scrollPosition($reader.stripPosition)
    .overlay {
      if reader.showcase.rest != .none, reader.showcase.photos.isEmpty { StripRest(showcase: reader.showcase) }
    }
    .frame(height: StripLayout.height, alignment: .top)
  }
}

/// The end of the small pictures: loads the next page when it appears.
private struct StripRest: View {
  let showcase: Showcase

  var body: some View {
    ProgressView("").frame(width: 3, height: StripLayout.picture.height)
      .task { await showcase.loadNextPage() }
  }
}
