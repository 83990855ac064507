import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct NavigationStackTests {
  struct Model: Hashable { var name: String }

  struct Library: View {
    @State private var path: [Model] = []
    @State private var said = ""
    var body: some View {
      NavigationStack(path: $path) {
        VStack(alignment: .leading) {
          Button("taps\(said)") { said += "!" }
          NavigationLink("Swan", value: Model(name: "Swan"))
          NavigationLink("Owl", value: Model(name: "Owl"))
        }
        .navigationTitle("Models")
        .navigationDestination(for: Model.self) { Detail(model: $0) }
      }
      .onKeyPress(.escape) {
        said += "?"
        return .handled
      }
    }
  }

  struct Detail: View {
    var model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("fold the \(model.name)")
        Button("back") { dismiss() }
        NavigationLink("more", value: Model(name: model.name + "+"))
      }
      .navigationTitle(model.name)
    }
  }

  @Test func aLinkPushesAndEscapeGoesBackToWhereTheFocusWas() {
    let host = ViewHost(width: 20, height: 5) { Library() }
    #expect(host.screen == "       Models\n        taps\n        Swan\n        Owl\n")
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen == "◂ Models  Swan\n   fold the Swan\n       back\n       more\n")
    #expect(host.surface[8, 2].style.attributes.contains(.reverse))
    host.send(.escape)
    #expect(host.screen == "       Models\n        taps\n        Swan\n        Owl\n")
    #expect(host.surface[8, 2].style.attributes.contains(.reverse))
  }

  @Test func atTheRootEscapeGoesToTheViewsAround() {
    let host = ViewHost(width: 20, height: 5) { Library() }
    host.send(.escape)
    #expect(host.screen.contains("taps?"))
    host.send(.delete)
    #expect(host.screen.contains("taps?"))
  }

  @Test func backspaceDismissAndTheBarGoBackToo() {
    let host = ViewHost(width: 20, height: 5) { Library() }
    host.send(.downArrow)
    for key in [KeyEquivalent.delete, .return] {
      host.send(.return)
      #expect(host.screen.contains("fold the Swan"))
      host.send(key)
      #expect(host.screen.contains("taps"))
    }
    host.send(.return)
    for kind in [MouseEvent.Kind.down, .up] { host.send(.mouse(MouseEvent(kind, at: Point(x: 2, y: 0)))) }
    #expect(host.screen.contains("taps"))
  }

  @Test func pushedViewsPushFurtherOnes() {
    let host = ViewHost(width: 24, height: 5) { Library() }
    host.send(.downArrow)
    host.send(.return)
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen.hasPrefix("◂ Swan   Swan+\n"))
    host.send(.escape)
    #expect(host.screen.hasPrefix("◂ Models  Swan\n"))
    host.send(.escape)
    #expect(host.screen.contains("Owl"))
  }

  @Test func theRootKeepsItsStateAndWhatIsPushedLosesIt() {
    struct Counter: View {
      @State private var count = 0
      var name: String
      var body: some View {
        VStack {
          Button("\(name) \(count)") { count += 1 }
          NavigationLink("go", value: 1)
        }
      }
    }
    let host = ViewHost(width: 12, height: 3) {
      NavigationStack {
        Counter(name: "root").navigationDestination(for: Int.self) { _ in Counter(name: "leaf") }
      }
    }
    host.send(.return)
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen.contains("leaf 0"))
    host.send(.return)
    #expect(host.screen.contains("leaf 1"))
    host.send(.escape)
    #expect(host.screen.contains("root 1"))
    host.send(.return)
    #expect(host.screen.contains("leaf 0"))
  }

  @Test func aPathOfManyTypesIsBoundAndFollowed() {
    struct Screen: View {
      @State private var path = NavigationPath(["a"])
      var body: some View {
        VStack {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: String.self) { Text("text \($0)") }
              .navigationDestination(for: Int.self) { Text("number \($0)") }
          }
          Button("\(path.count)") { path.append(path.count) }
          Button("none") { path = NavigationPath() }
        }
      }
    }
    let host = ViewHost(width: 12, height: 3) { Screen() }
    #expect(host.screen == "   text a\n     1\n    none")
    host.send(.return)
    #expect(host.screen == "  number 1\n     2\n    none")
    host.send(.escape)
    #expect(host.screen == "   text a\n     1\n    none")
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen == "    root\n     0\n    none")
  }

  @Test func aLinkMayPushAViewOfItsOwnWhichFollowsItsState() {
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var count = 0
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("go") {
            VStack {
              Button("count \(count)") { count += 1 }
              NavigationLink("deeper", value: 5)
            }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let host = ViewHost(width: 12, height: 3) { Screen() }
    host.send(.return)
    #expect(host.screen.contains("count 0"))
    host.send(.return)
    #expect(host.screen.contains("count 1"))
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen.contains("number 5"))
    host.send(.escape)
    #expect(host.screen.contains("count 1"))
    host.send(.escape)
    #expect(host.screen.contains("go"))
    host.send(.return)
    #expect(host.screen.contains("count 1"))
  }

  @Test func aConditionOrAnItemPushesAndGoingBackEndsIt() {
    struct Screen: View {
      @State private var isOpen = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Button(isOpen ? "open" : "closed") { isOpen = true }
            Button(item ?? "none") { item = "swan" }
          }
          .navigationDestination(isPresented: $isOpen) { Text("condition") }
          .navigationDestination(item: $item) { Text("item \($0)") }
        }
      }
    }
    let host = ViewHost(width: 12, height: 3) { Screen() }
    host.send(.return)
    #expect(host.screen.contains("condition"))
    host.send(.escape)
    #expect(host.screen.contains("closed"))
    host.send(.downArrow)
    host.send(.return)
    #expect(host.screen.contains("item swan"))
    host.send(.delete)
    #expect(host.screen.contains("none"))
  }

  @Test func whatIsSeenAppearsAndWhatIsCoveredDisappears() {
    var log: [String] = []
    let host = ViewHost(width: 12, height: 3) {
      NavigationStack {
        NavigationLink("go", value: 1)
          .onAppear { log.append("root +") }.onDisappear { log.append("root -") }
          .navigationDestination(for: Int.self) { _ in
            Text("leaf").onAppear { log.append("leaf +") }.onDisappear { log.append("leaf -") }
          }
      }
    }
    host.send(.return)
    host.send(.escape)
    #expect(log == ["root +", "root -", "leaf +", "leaf -", "root +"])
  }

  @Test func keysOfACoveredViewAreSilent() {
    var count = 0
    let host = ViewHost(width: 12, height: 3) {
      NavigationStack {
        NavigationLink("go", value: 1)
          .onKeyPress("x") {
            count += 1
            return .handled
          }
          .navigationDestination(for: Int.self) { _ in Text("leaf") }
      }
    }
    host.send("x")
    host.send(.return)
    host.send("x")
    #expect(count == 1)
  }

  @Test func aValueWithoutADestinationIsAMarkAndALinkWithoutAValueIsDisabled() {
    let host = ViewHost(width: 12, height: 3) { NavigationStack { NavigationLink("go", value: 1) } }
    host.send(.return)
    #expect(host.screen.contains("⚠"))
    host.send(.escape)
    #expect(host.screen.contains("go"))
    let dead = ViewHost(width: 12, height: 3) { NavigationStack { NavigationLink("go", value: Int?.none) } }
    dead.send(.return)
    #expect(dead.screen.contains("go"))
  }

  @Test func pushingEvaluatesOnlyThePushedBody() {
    let host = ViewHost(width: 20, height: 5) { Library() }
    host.send(.downArrow)
    host.send(.return)
    #expect(host.statistics.bodiesEvaluated == 1)
    host.send(.escape)
    #expect(host.statistics.bodiesEvaluated == 0)
  }

  @Test func atEveryHeightTheTopmostViewIsSeen() {
    for height in 0...12 {
      let host = ViewHost(width: 20, height: height) {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in Text("leaf") }
        }
      }
      #expect(height == 0 || host.screen.contains("leaf"))
      #expect(host.screen.contains("Root") == (height >= 3))
    }
  }
}
