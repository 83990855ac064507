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
      // The task may begin when the view is gone, and with it its environment.
      let thumbnails = library.thumbnails
      ThumbnailCells(outcome: folded ?? thumbnails.known(key), colors: DiagramColors(instructions.paper))
        .task(id: key) {
          if let outcome = await thumbnails.thumbnail(of: key, instructions) { folded = outcome }
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
    case .success(let scene):
      Canvas { context, size in
        guard !size.isEmpty else { return }
        let capabilities = TerminalCapabilities(colorDepth: context.colorDepth, isUnicode: context.isUnicode)
        let drawing = DiagramDrawing(scene, colors: colors, capabilities: capabilities)
        context.draw(drawing.surface(size: size), at: .zero)
      }
    case .failure:
      Text("can't be folded").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
