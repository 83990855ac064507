import OrigamiModel
import TerminalUI

/// The list of models; one is opened with Return or a click.
struct LibraryScreen: View {
  @Bindable var session: ReadingSession
  @Environment(\.quit) private var quit
  @State private var position = ScrollPosition()
  @State private var showsHelp = false

  var body: some View {
    ModelScreenLayout {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("Models").bold().padding(.bottom)
          ForEach(session.library.indices, id: \.self) { index in
            LibraryRow(entry: session.library[index], isSelected: session.selection == index).onTapGesture {
              session.selection = index
              session.open()
            }
          }
          if session.library.isEmpty {
            ContentUnavailableView("No models", systemImage: "tray", description: Text("The library is empty."))
          }
        }
      }
      .scrollPosition($position)
      LibraryStatus(session: session)
    }
    .onKeyPress { handle($0) }
    .sheet(isPresented: $showsHelp) { HelpScreen() }
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    session.notice = nil
    switch ReaderAction(press) {
    case .scrollLines(let count): select(by: count)
    case .scrollHalfPages(let count): select(by: count * 5)
    case .scrollPages(let count): select(by: count * 10)
    case .goToTop: select(by: -session.library.count)
    case .goToEnd: select(by: session.library.count)
    case .confirm: session.open()
    case .toggleHelp: showsHelp = true
    case .quit: quit()
    default: return .ignored
    }
    return .handled
  }

  private func select(by distance: Int) {
    session.select(by: distance)
    if session.selection == 0 {
      position.scrollTo(edge: .top)
    } else {
      position.scrollTo(id: session.selection)
    }
  }
}

/// A model of the list: its title and what it takes, or why it can't be read.
private struct LibraryRow: View {
  let entry: Catalogue.Entry
  let isSelected: Bool

  var body: some View {
    HStack(alignment: .top) {
      Text(isSelected ? "▸" : " ")
      VStack(alignment: .leading) {
        switch entry.instructions {
        case .success(let instructions):
          Text(instructions.title).bold(isSelected)
          Text(Self.facts(of: instructions)).foregroundStyle(.secondary)
        case .failure(let error):
          Text(entry.folder.file).bold(isSelected)
          Text("\(error)").foregroundStyle(.secondary)
        }
      }
    }
    .padding(.bottom)
  }

  private static func facts(of instructions: Instructions) -> String {
    let count = instructions.steps.count
    var facts = [instructions.difficulty?.rawValue, count == 1 ? "1 step" : "\(count) steps"].compactMap { $0 }
    if let minutes = instructions.minutes { facts.append("\(minutes) minutes") }
    return ([instructions.category.joined(separator: " › ")] + facts).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The bottom line of the list.
private struct LibraryStatus: View {
  let session: ReadingSession

  var body: some View {
    let count = session.library.count
    Text("\(count == 1 ? "1 model" : "\(count) models")  \(session.notice ?? "Enter opens  ? help  q quits")")
      .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }
}
