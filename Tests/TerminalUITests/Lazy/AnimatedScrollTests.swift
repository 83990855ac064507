import Testing

@testable import TerminalUI

/// Scrolling by program that is interrupted, loses its target or passes rows never measured.
@MainActor @Suite struct AnimatedScrollTests {
  private static let frames = 20

  private struct Screen: View {
    let count: Int
    let target: Int
    let height: (Int) -> Int
    let probe: ScrollProbe
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isTargetGone = false

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(Array(0..<count).filter { !isTargetGone || $0 != target }, id: \.self) { row in
            Text("row \(row)").frame(height: height(row), alignment: .top)
          }
        }
      }
      .scrollPosition($position)
      .noting(probe)
      .onKeyPress("g") {
        withAnimation(.easeInOut(duration: Double(frames) * 0.016_667)) { position.scrollTo(id: target, anchor: .top) }
        return .handled
      }
      .onKeyPress("r") {
        isTargetGone = true
        return .handled
      }
    }
  }

  private func host(
    _ count: Int, target: Int, _ probe: ScrollProbe, height: @escaping (Int) -> Int = { _ in 3 }
  ) -> ViewHost {
    ViewHost(width: 12, height: 15) { Screen(count: count, target: target, height: height, probe: probe) }
  }

  @Test func theUserWhoScrollsDuringAnAnimationIsNotSnappedBack() {
    let probe = ScrollProbe()
    let host = host(1000, target: 900, probe)
    host.send("g")
    host.advance(frames: 5)
    let offset = probe.offset
    #expect(offset > 0)
    host.send(.upArrow)
    host.send(.upArrow)
    #expect(probe.offset == offset - 2)
    host.advance(frames: 30)
    #expect(probe.offset == offset - 2)
  }

  @Test func aTargetThatIsRemovedEndsTheAnimation() {
    let probe = ScrollProbe()
    let host = host(100, target: 99, probe)
    host.send("g")
    host.advance(frames: 8)
    host.send("r")
    for _ in 0..<30 {
      host.advance()
      #expect((0...282).contains(probe.offset))
      #expect(host.line(14) != "" || host.line(13) != "" || host.line(12) != "")
    }
    let offset = probe.offset
    host.advance(frames: 5)
    #expect(probe.offset == offset)
    let before = host.statistics.total
    host.advance(frames: 5)
    #expect(host.statistics.total == before)
  }

  @Test func anAnimationOverRowsNeverMeasuredNeitherTurnsBackNorOvershootsNorGoesOn() {
    let probe = ScrollProbe()
    let host = host(1000, target: 900, probe) { 1 + $0 * 7 % 5 }
    var tops: [Int] = []
    func top() -> Int {
      let line = (0..<15).lazy.map { host.line($0) }.first { !$0.isEmpty } ?? ""
      return Int(line.dropFirst("row ".count)) ?? -1
    }
    host.send("g")
    var frames = 0
    while host.line(0) != "row 900", frames < 40 {
      tops.append(top())
      host.advance()
      frames += 1
    }
    #expect(frames <= Self.frames + 2)
    #expect(tops == tops.sorted())
    #expect(tops.allSatisfy { $0 <= 900 })
    host.advance(frames: 10)
    #expect(host.line(0) == "row 900")
  }
}
