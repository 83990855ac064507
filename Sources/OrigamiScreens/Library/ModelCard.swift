import TerminalUI

/// Which part of the library screen has the focus.
enum LibraryFocus: Hashable {
  case card(LibraryCard.ID)
  case outline
  case text
}

/// A model's card: its picture, its title, what it takes, how much is done.
struct ModelCard: View {
  let card: LibraryCard
  let focus: FocusState<LibraryFocus?>.Binding
  let open: (ModelKey) -> Void
  @Environment(LibraryState.self) private var library
  @Environment(\.cardShape) private var shape
  @FocusState private var isFocused: Bool

  var body: some View {
    CardContent(model: card.model, isFocused: isFocused)
      .frame(maxWidth: .infinity, minHeight: shape.height, maxHeight: shape.height, alignment: .topLeading)
      .overlay {
        if isFocused && shape.arrangement == .tall { Rectangle().stroke(.accent) }
      }
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .focused(focus, equals: .card(card.id))
      .swipeActions {
        Button("Favourite") { library.toggleFavourite(card.model.id) }
        Button("Reset") { library.resetProgress(of: card.model.id) }
      }
      .onTapGesture { open(card.model.id) }
      .onChange(of: isFocused) {
        guard isFocused else { return }
        library.isTyping = false
        library.chosen = card.id
      }
  }
}

/// What a card shows, in the arrangement that there is room for.
private struct CardContent: View {
  let model: LibraryModel
  let isFocused: Bool
  @Environment(\.cardShape) private var shape

  /// One view in each arrangement: a grid builds its cards as they are seen where their type says how many they are.
  var body: some View {
    VStack(alignment: .leading) { arranged }
  }

  @ViewBuilder private var arranged: some View {
    switch shape.arrangement {
    case .tall:
      VStack(alignment: .leading) {
        CardPicture(model: model).frame(height: shape.picture.height)
        CardTitle(model: model, isFocused: isFocused)
        CardFacts(model: model)
        CardProgress(model: model)
      }
      .padding(1)
    case .beside:
      HStack(alignment: .top, spacing: 2) {
        CardPicture(model: model).frame(width: shape.picture.width, height: shape.picture.height)
        VStack(alignment: .leading) {
          CardTitle(model: model, isFocused: isFocused)
          CardFacts(model: model)
          CardProgress(model: model)
        }
      }
    case .words:
      VStack(alignment: .leading) {
        CardTitle(model: model, isFocused: isFocused)
        if model.fault == nil { CardProgress(model: model) } else { CardFacts(model: model) }
      }
    }
  }
}

/// The finished model, or a sign that it can't be read.
private struct CardPicture: View {
  let model: LibraryModel
  @Environment(\.cardShape) private var shape

  var body: some View {
    if let fault = model.fault, shape.arrangement == .tall {
      Text(fault).foregroundStyle(.secondary).lineLimit(shape.picture.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else if model.fault != nil {
      Image(systemName: "exclamationmark.triangle").frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ThumbnailView(of: model.id)
    }
  }
}

/// The title, with a star if the model is a favourite; marked while the card has the focus, where no frame says so.
private struct CardTitle: View {
  let model: LibraryModel
  let isFocused: Bool
  @Environment(LibraryState.self) private var library
  @Environment(\.cardShape) private var shape

  var body: some View {
    HStack {
      if isFocused && shape.arrangement != .tall { Image(systemName: "chevron.right") }
      if library.memory.favourites.contains(model.id) {
        Image(systemName: "star.fill").foregroundStyle(.accent)
      }
      Text(model.title).bold().underline(isFocused).lineLimit(1).accessibilityFocused(isFocused)
    }
  }
}

/// How hard the model is and how long it takes, or why it can't be read.
private struct CardFacts: View {
  let model: LibraryModel
  @Environment(\.cardShape) private var shape

  var body: some View {
    switch shape.arrangement {
    case .tall where model.fault != nil: Text("can't be read").foregroundStyle(.secondary).lineLimit(1)
    case .beside where model.fault != nil:
      Text(model.fault ?? "").foregroundStyle(.secondary).lineLimit(shape.height - 1)
    case .words where model.fault != nil:
      Text(model.fault ?? "").foregroundStyle(.secondary).lineLimit(1)
    default: Text(model.facts).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// How many of the steps are done: a bar once the model is begun.
private struct CardProgress: View {
  let model: LibraryModel
  @Environment(LibraryState.self) private var library

  var body: some View {
    let (done, all) = (library.doneSteps(of: model), model.stepCount)
    if model.fault == nil {
      if done == 0 {
        Text(all == 1 ? "1 step" : "\(all) steps").foregroundStyle(.secondary).lineLimit(1)
      } else {
        HStack {
          Text(done == all ? "done" : "\(done) of \(all)").lineLimit(1).layoutPriority(1)
          ProgressView(value: Double(done), total: Double(all))
        }
      }
    }
  }
}
