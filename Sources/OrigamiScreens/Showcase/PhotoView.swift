import Pictures
import TerminalUI

/// A picture in the cells there are for it: a placeholder until it is decoded, the reason if it can't be.
struct PhotoView: View {
  let photo: PhotoModel
  let store: PictureStore

  var body: some View {
    GeometryReader { proxy in
      switch photo.file {
      case .success(let path): DecodedPhoto(key: PictureStore.Key(path: path, size: proxy.size), store: store)
      case .failure(let error): PhotoFault(reason: "\(error)")
      }
    }
  }
}

/// A picture that is decoded when it appears.
private struct DecodedPhoto: View {
  let key: PictureStore.Key
  let store: PictureStore
  @State private var decoded: (key: PictureStore.Key, outcome: PictureStore.Outcome)?

  var body: some View {
    let outcome = decoded.flatMap { $0.key == key ? $0.outcome : nil } ?? store.known(key)
    PhotoCells(outcome: outcome).task(id: outcome == nil ? key : nil) {
      guard outcome == nil, !key.size.isEmpty, let new = await store.picture(key) else { return }
      decoded = (key, new)
    }
  }
}

/// What is to be seen of a picture.
private struct PhotoCells: View {
  let outcome: PictureStore.Outcome?

  var body: some View {
    switch outcome {
    case nil: Text("…").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
    case .success(let bitmap):
      Canvas { context, size in
        let fit = bitmap.cellSize(fitting: size)
        let capabilities = TerminalCapabilities(colorDepth: context.colorDepth, isUnicode: context.isUnicode)
        let corner = Point(x: (size.width - fit.width) / 2, y: (size.height - fit.height) / 2)
        context.draw(bitmap.surface(size: fit, capabilities: capabilities), at: corner)
      }
    case .failure(let error): PhotoFault(reason: "\(error)")
    }
  }
}

/// Why a picture is not to be seen.
private struct PhotoFault: View {
  let reason: String

  var body: some View {
    VStack {
      Text("no picture").bold()
      Text(reason).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
