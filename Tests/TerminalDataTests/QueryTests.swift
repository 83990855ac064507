import Foundation
import Observation
import TerminalUI
import Testing

@testable import TerminalData

@MainActor @Suite struct QueryTests {
  @Observable final class Fold: Identifiable {
    let id: Int
    var name: String
    var isDone: Bool

    init(_ id: Int, _ name: String, isDone: Bool = false) {
      self.id = id
      self.name = name
      self.isDone = isDone
    }
  }

  struct Open: View {
    @Query(filter: #Predicate<Fold> { !$0.isDone }, sort: \.name) private var folds: [Fold]
    var body: some View { Text(folds.map(\.name).joined(separator: " ")) }
  }

  struct Done: View {
    @Query(filter: #Predicate<Fold> { $0.isDone }) private var folds: [Fold]
    var body: some View { Text("done " + folds.map(\.name).joined(separator: " ")) }
  }

  private func store(_ folds: Fold...) -> DataStore {
    let store = DataStore()
    for fold in folds { store.insert(fold) }
    return store
  }

  @Test func aViewFollowsInsertionsAndDeletionsInOrder() {
    let swan = Fold(1, "swan")
    let store = store(swan, Fold(2, "owl"))
    let host = ViewHost(width: 20, height: 1) {
      Open().frame(maxWidth: .infinity, alignment: .leading).dataStore(store)
    }
    #expect(host.screen == "owl swan")
    store.insert(Fold(3, "pig"))
    host.advance()
    #expect(host.screen == "owl pig swan")
    store.delete(swan)
    host.advance()
    #expect(host.screen == "owl pig")
  }

  @Test func aChangedPropertyMovesAModelWithinTheFrameOfTheKey() {
    let swan = Fold(1, "swan")
    let store = store(swan, Fold(2, "owl"))
    let host = ViewHost(width: 20, height: 3) {
      VStack(alignment: .leading) {
        Button("turn") { swan.isDone.toggle() }
        Open()
        Done()
      }
      .environment(store)
    }
    host.send(.return)
    #expect(host.screen.contains("owl\n"))
    #expect(host.screen.contains("done swan"))
    #expect(host.statistics.bodiesEvaluated == 2)
    host.send(.return)
    #expect(host.screen.contains("owl swan\n"))
  }

  @Test func onlyReadersOfChangedResultsAreEvaluated() {
    let swan = Fold(1, "swan", isDone: true)
    let store = store(swan, Fold(2, "owl"))
    let host = ViewHost(width: 20, height: 2) {
      VStack {
        Open()
        Done()
      }
      .dataStore(store)
    }
    #expect(host.statistics.total.bodiesEvaluated == 2)
    for id in 10..<1000 { store.insert(Fold(id, "n\(id)", isDone: true)) }
    host.advance()
    #expect(host.statistics.bodiesEvaluated == 1)
    swan.isDone = true
    host.advance()
    #expect(host.statistics.bodiesEvaluated == 0)
    store.insert(swan)
    host.advance()
    #expect(host.statistics.bodiesEvaluated == 0)
  }

  @Test func aNameThatIsShownButNotQueriedEvaluatesItsReader() {
    let swan = Fold(1, "swan", isDone: true)
    let store = store(swan)
    let host = ViewHost(width: 20, height: 1) { Done().dataStore(store) }
    swan.name = "goose"
    host.advance()
    #expect(host.screen.contains("done goose"))
    #expect(host.statistics.bodiesEvaluated == 1)
  }

  struct Note: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  struct Notes: View {
    @Query(sort: \.text, order: .reverse) private var notes: [Note]
    var body: some View { Text(notes.map(\.text).joined(separator: " ")) }
  }

  @Test func valuesAreChangedByInsertingThemAnew() {
    let store = DataStore()
    store.insert(Note(id: 1, text: "a"))
    store.insert(Note(id: 2, text: "b"))
    let host = ViewHost(width: 5, height: 1) { Notes().dataStore(store) }
    #expect(host.screen == " b a")
    store.insert(Note(id: 1, text: "c"))
    host.advance()
    #expect(host.screen == " c b")
    store.insert(Note(id: 1, text: "c"))
    host.advance()
    #expect(host.statistics.bodiesEvaluated == 0)
  }

  struct Search: View {
    @Query private var folds: [Fold]
    init(_ text: String) { _folds = Query(filter: #Predicate { $0.name.contains(text) }, sort: \.name) }
    var body: some View { Text(folds.map(\.name).joined(separator: " ")) }
  }

  struct SearchScreen: View {
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Search", text: $text)
        Search(text)
      }
    }
  }

  @Test func aFilterMadeInAnInitializerFollowsWhatIsTyped() {
    let store = store(Fold(1, "swan"), Fold(2, "owl"), Fold(3, "wasp"))
    let host = ViewHost(width: 20, height: 2) { SearchScreen().dataStore(store) }
    #expect(host.screen == "Search\nowl swan wasp")
    host.send("w")
    host.send("a")
    #expect(host.screen == "wa\nswan wasp")
    store.insert(Fold(4, "walrus"))
    host.send("l")
    #expect(host.screen == "wal\nwalrus")
    host.send(.delete)
    #expect(host.screen == "wa\nswan walrus wasp")
  }

  @Test func withoutAStoreThereAreNoModelsAndAnotherStoreIsFollowed() {
    struct Screen: View {
      let stores: [DataStore]
      @State private var index = 0
      var body: some View {
        VStack(alignment: .leading) {
          Button("next") { index += 1 }
          Done().environment(index == 0 ? nil : stores[index - 1])
        }
      }
    }
    let stores = [store(Fold(1, "a", isDone: true)), store(Fold(1, "b", isDone: true))]
    let host = ViewHost(width: 9, height: 2) { Screen(stores: stores) }
    #expect(host.screen.hasSuffix("done"))
    host.send(.return)
    #expect(host.screen.hasSuffix("done a"))
    host.send(.return)
    #expect(host.screen.hasSuffix("done b"))
  }

  @Test func aPredicateThatCanNotBeEvaluatedIsAnErrorWithoutModels() {
    struct Sheet: Identifiable, Equatable {
      var id: Int
      var width: Int?
    }
    struct Broken: View {
      @Query(filter: #Predicate<Sheet> { $0.width! > 0 }) private var sheets: [Sheet]
      var body: some View { Text(_sheets.fetchError == nil ? "\(sheets.count)" : "error \(sheets.count)") }
    }
    let store = DataStore()
    store.insert(Sheet(id: 1, width: 15))
    let host = ViewHost(width: 7, height: 1) { Broken().dataStore(store) }
    #expect(host.screen == "   1")
    store.insert(Sheet(id: 2))
    host.advance()
    #expect(host.screen == "error 0")
    store.delete(Sheet(id: 2))
    host.advance()
    #expect(host.screen == "   1")
  }

  @Observable final class Shared: Identifiable, @unchecked Sendable {
    let id = 1
    var isDone = false
  }

  @Test func aModelChangedOffTheMainActorIsFollowed() async {
    struct Screen: View {
      @Query(filter: #Predicate<Shared> { $0.isDone }) private var models: [Shared]
      var body: some View { Text("\(models.count)") }
    }
    let model = Shared()
    let store = DataStore()
    store.insert(model)
    let host = ViewHost(width: 1, height: 1) { Screen().dataStore(store) }
    #expect(host.screen == "0")
    await Task.detached { model.isDone = true }.value
    for _ in 0..<100 where host.screen != "1" { await host.settle() }
    #expect(host.screen == "1")
  }

  @Test func aLazyListOfAQueryBuildsWhatIsSeen() {
    struct Row: View {
      let note: Note
      var body: some View { Text(note.text) }
    }
    struct Rows: View {
      @Query(sort: \.id) private var notes: [Note]
      var body: some View { ForEach(notes) { Row(note: $0) } }
    }
    let store = DataStore()
    for id in 0..<10_000 { store.insert(Note(id: id, text: "note \(id)")) }
    let host = ViewHost(width: 12, height: 4) {
      ScrollView { LazyVStack(alignment: .leading) { Rows() } }.dataStore(store)
    }
    #expect(host.screen.hasPrefix("note 0"))
    #expect(host.statistics.total.bodiesEvaluated < 40)
    store.insert(Note(id: 9_999, text: "last"))
    host.send(.end)
    #expect(host.screen.contains("last"))
    #expect(host.statistics.total.bodiesEvaluated < 80)
  }
}
