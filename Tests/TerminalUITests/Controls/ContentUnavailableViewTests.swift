import Testing

@testable import TerminalUI

@MainActor @Suite struct ContentUnavailableViewTests {
  @Test func itStandsInTheMiddleOfAllTheSpace() {
    let host = ViewHost(width: 20, height: 5) {
      ContentUnavailableView("No Models", systemImage: "folder", description: Text("Add one."))
    }
    #expect(host.screen == "\n    ▣ No Models\n\n      Add one.\n")
  }

  @Test func aSearchSaysWhatWasNotFound() {
    let host = ViewHost(width: 26, height: 5) { ContentUnavailableView.search(text: "owl") }
    #expect(host.screen == "  ⌕ No Results for “owl”\n\nCheck the spelling or try\n      a new search.\n")
    #expect(ViewHost(width: 14, height: 1) { ContentUnavailableView.search }.screen == " ⌕ No Results")
  }

  @Test func actionsCanBeUsed() {
    var count = 0
    let host = ViewHost(width: 10, height: 5) {
      ContentUnavailableView {
        Text("Nothing")
      } actions: {
        Button("Again") { count += 1 }
      }
    }
    #expect(host.screen == "\n Nothing\n\n  Again\n")
    host.send(.return)
    #expect(count == 1)
  }

  @Test func whereThereIsNoRoomTheLabelIsSeenFirst() {
    for height in 0...12 {
      let host = ViewHost(width: 20, height: height) {
        ContentUnavailableView("No Models", systemImage: "folder", description: Text("Add one."))
      }
      #expect(height == 0 || host.screen.contains("No Models"))
      #expect(height < 2 || host.screen.contains("Add one."))
    }
  }
}
