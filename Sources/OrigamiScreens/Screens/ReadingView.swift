import TerminalUI

/// The steps and the showcase, one below the other.
struct ReadingView: View {
  @Bindable var reader: ModelReader
  let pictures: PictureStore
  /// The rows of the screen.
  let screenHeight: Int
  @Environment(\.accessibilityShowsCursor) private var showsCursor

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
        StepRows(reader.memory.settings.detail, colors: reader.colors, screenHeight: screenHeight)
        Section {
          ShowcaseRows(reader: reader, pictures: pictures, screenHeight: screenHeight)
        } header: {
          ShowcaseHeader().accessibilityFocused(showsCursor && reader.place == .showcase).id(RowID.showcase)
        }
      }
    }
    .scrollPosition($reader.position)
    .onScrollTargetVisibilityChange(idType: RowID.self, threshold: 0) { reader.rowsSeen($0) }
    .onScrollTargetVisibilityChange(idType: RowID.self, threshold: 1) { reader.wholeRowsSeen($0) }
    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in reader.geometryChanged(to: new) }
    .overlay(alignment: .bottom) {
      if screenHeight >= ShowcaseButton.leastScreenHeight { ShowcaseButton(reader: reader) }
    }
  }
}

/// The rows of the showcase: small pictures side by side, each picture large, and what loads further ones.
private struct ShowcaseRows: View {
  let reader: ModelReader
  let pictures: PictureStore
  let screenHeight: Int

  var body: some View {
    if reader.showcase.isEmpty {
      ContentUnavailableView("No pictures", systemImage: "photo", description: Text("Nobody has shown one yet."))
        .frame(maxWidth: .infinity, minHeight: 5)
        .id(RowID.strip)
    } else {
      PhotoStrip(reader: reader, store: pictures).id(RowID.strip)
    }
    ForEach(reader.showcase.photos) { photo in
      PhotoCard(photo: photo, store: pictures, screenHeight: screenHeight)
    }
    if reader.showcase.rest != .none {
      ShowcaseRest(showcase: reader.showcase, emptyHeight: max(1, screenHeight - 2))
        // Another row for each page: what loads the next one is to appear, not to be there still.
        .id(RowID.loading(afterPages: reader.showcase.pagesRead))
    }
  }
}

/// The button that leads to the showcase, over the content; only while steps near the top are seen.
private struct ShowcaseButton: View {
  /// On a lower screen it would hide what there is to read.
  static let leastScreenHeight = 5

  let reader: ModelReader

  var body: some View {
    if reader.offersShowcase {
      // No `Button`: Space turns the page also while this has the focus, and a number that is typed takes Return.
      Text(" Scroll to Showcase (s) ").bold().foregroundStyle(.white).background(Color.blue).lineLimit(1)
        .onTapGesture { reader.toggleShowcase() }
        .focusable()
        .onKeyPress(.return) {
          guard reader.entry == .none else { return .ignored }
          reader.toggleShowcase()
          return .handled
        }
    }
  }
}
