import Observation
import Testing

@testable import TerminalUI

@MainActor @Suite struct GridTargetTests {
  @Observable @MainActor fileprivate final class Place {
    var position = ScrollPosition()
  }

  /// Cells whose number of subviews is known only once they are built.
  private struct Cells: View {
    @Bindable var place: Place

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Section {
            ForEach(0..<9) { number in
              if number == 3 { Text("gone") } else { Text("c\(number)") }
            }
          } header: {
            Text("head")
          }
        }
      }
      .scrollPosition($place.position)
    }
  }

  @Test func `a grid scrolls to the id of a cell whose number of subviews no type tells`() {
    let place = Place()
    let host = ViewHost(width: 12, height: 2) { Cells(place: place) }
    #expect(!host.screen.contains("c8"))
    place.position.scrollTo(id: 8)
    host.advance(frames: 2)
    #expect(host.screen.contains("c8"))
    #expect(!host.screen.contains("head"))
  }
}
