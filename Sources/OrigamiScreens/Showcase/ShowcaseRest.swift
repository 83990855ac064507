import TerminalUI

/// The end of the showcase: loads the next page when it appears; says so if that fails.
struct ShowcaseRest: View {
  let showcase: Showcase
  /// The rows it takes while there is no picture yet, so that the header can come to the top.
  let emptyHeight: Int

  var body: some View {
    Group {
      switch showcase.rest {
      case .unread, .loading: ProgressView("Loading pictures")
      case .failed(let reason): Text("No more pictures: \(reason)").multilineTextAlignment(.center)
      case .none: EmptyView()
      }
    }
    .frame(maxWidth: .infinity, minHeight: showcase.photos.isEmpty ? emptyHeight : 1, alignment: .top)
    .task { await showcase.loadNextPage() }
  }
}
