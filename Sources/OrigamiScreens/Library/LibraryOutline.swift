import Foundation
import TerminalData
import TerminalUI

/// The categories with their models; a category that is chosen is shown alone, a model that is chosen is gone to.
struct LibraryOutline: View {
  @Environment(LibraryState.self) private var library
  @Query(sort: [SortDescriptor(\LibraryModel.order, comparator: .lexical)]) private var models: [LibraryModel]
  @State private var chosen: LibraryBranch.ID?

  var body: some View {
    let tree = LibraryBranch.tree(of: models)
    let selection = Binding<LibraryBranch.ID?> {
      chosen
    } set: { new in
      chosen = new
      show(new)
    }
    List(selection: selection) {
      Section {
        Text("All models").padding(.leading, 2).tag(LibraryBranch.ID.all)
      } header: {
        Text("Library")
      }
      Section {
        OutlineGroup(tree, children: \.children) { Text($0.title).lineLimit(1) }
      } header: {
        Text("Categories")
      }
    }
    .listStyle(.sidebar)
  }

  private func show(_ branch: LibraryBranch.ID?) {
    switch branch {
    case .all: library.filter = LibraryFilter()
    case .category(let category): library.filter = LibraryFilter(category: category)
    case .model(let key): library.go(to: key)
    case nil: break
    }
  }
}
