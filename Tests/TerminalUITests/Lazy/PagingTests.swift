import Observation
import Testing

@testable import TerminalUI

/// A row at the end that fetches a page when it appears.
@MainActor @Suite struct PagingTests {
  @Observable @MainActor final class Pager {
    var rows: [Int]
    var page = 0
    @ObservationIgnored let size: Int
    @ObservationIgnored var fetches = 0

    init(size: Int) {
      self.size = size
      rows = Array(0..<size)
    }

    func fetch() {
      fetches += 1
      page += 1
      rows += Array(((rows.last ?? -1) + 1)...((rows.last ?? -1) + size))
    }

    func replace() {
      rows = Array(10_000..<(10_000 + size))
      page = 0
    }
  }

  private struct Pages: View {
    let pager: Pager
    let hasIdentityOfPage: Bool
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(pager.rows, id: \.self) { Text("row \($0)") }
          ProgressView().onAppear { pager.fetch() }.id(hasIdentityOfPage ? pager.page : 0)
        }
      }
    }
  }

  private func host(_ pager: Pager, hasIdentityOfPage: Bool = true) -> ViewHost {
    ViewHost(width: 12, height: 10) { Pages(pager: pager, hasIdentityOfPage: hasIdentityOfPage) }
  }

  @Test func shortPagesAreFetchedUntilTheScreenIsFull() {
    let pager = Pager(size: 3)
    let host = host(pager)
    host.advance(frames: 10)
    #expect(pager.fetches == 3)
    #expect(pager.rows.count == 12)
    #expect(host.line(9) == "row 9")
  }

  @Test(arguments: [true, false]) func arrivingAtTheEndFetchesOnceAndMovesNothing(hasIdentityOfPage: Bool) {
    let pager = Pager(size: 30)
    let host = host(pager, hasIdentityOfPage: hasIdentityOfPage)
    host.send(.end)
    let top = host.line(0)
    host.advance(frames: 4)
    #expect(pager.fetches == 1)
    #expect(top == "row 21")
    #expect(host.line(0) == top)
    #expect(host.line(9) == "row 30")
  }

  @Test func afterTheDataWereReplacedTheEndFetchesAgain() {
    let pager = Pager(size: 30)
    let host = host(pager, hasIdentityOfPage: false)
    host.send(.end)
    host.advance(frames: 4)
    pager.replace()
    host.advance(frames: 2)
    host.send(.home)
    host.advance(frames: 2)
    host.send(.end)
    host.advance(frames: 4)
    #expect(pager.fetches == 2)
  }
}
