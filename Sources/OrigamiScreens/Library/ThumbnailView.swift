import OrigamiModel
import TerminalUI

/// The finished model of a card: a placeholder until it is folded.
struct ThumbnailView: View, Equatable {
  let key: ModelKey
  @Environment(LibraryState.self) private var library
  @State private var folded: ThumbnailStore.Outcome?

  init(of key: ModelKey) { self.key = key }

  nonisolated static func == (left: ThumbnailView, right: ThumbnailView) -> Bool { left.key == right.key }

  var body: some View {
    if case .success(let instructions)? = library.entries[key]?.instructions {
      ThumbnailCells(outcome: folded ?? library.thumbnails.known(key), colors: DiagramColors(instructions.paper))
        .task(id: key) {
          if let outcome = await library.thumbnails.thumbnail(of: key, instructions) { folded = outcome }
        }
    }
  }
}

/// What is to be seen of a finished model.
private struct ThumbnailCells: View {
  let outcome: ThumbnailStore.Outcome?
  let colors: DiagramColors

  var body: some View {
    switch outcome {
    case nil: Text("…").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
    case .success(let picture): DiagramCells(picture: picture, colors: colors)
    case .failure:
      Text("can't be folded").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
