import Testing

@testable import Folding

@Suite struct SharedLogTests {
  @Test(
    "a log keeps its order, and copies that go on differently don't disturb each other",
    arguments: [0, 1, 31, 32, 33, 200])
  func copies(count: Int) {
    var log = SharedLog<Int>()
    for number in 0..<count { log.append(number) }
    var other = log
    for number in 0..<40 { other.append(-number) }
    log.append(1000)
    #expect(log.elements == Array(0..<count) + [1000])
    #expect(other.elements == Array(0..<count) + (0..<40).map { -$0 })
    #expect(log.latest { $0 < count / 2 ? $0 : nil } == (count > 1 ? count / 2 - 1 : nil))
  }

  @Test("folds are numbered in their order and found by name")
  func names() {
    var names = FoldNames()
    for number in 0..<100 { names.append("fold \(number)") }
    #expect((0..<100).allSatisfy { (number: Int) in names["fold \(number)"] == number })
    #expect(names["fold 100"] == nil)
    #expect(names.names.count == 100 && names.count == 100)
  }

  @Test("the folds of a crease are found whatever their order")
  func numbers() {
    var numbers = FoldNumbers(4)
    for number in [5, 6, 9, 2, 5] { numbers.append(number) }
    #expect((0...10).filter { numbers.contains($0) } == [2, 4, 5, 6, 9])
  }

  @Test("a line creased a thousand times stays two faces and one crease")
  func again() throws {
    var paper = FoldedPaper(Sheet(pose: .diamond, sideUp: .white))
    for number in 0..<1000 {
      let line = LineReference.bringingPoint(.named("left"), to: .named("right"))
      try paper.perform(.fold(Fold(.valleyAndUnfold, named: "fold \(number)", along: line)))
    }
    #expect(paper.faces.count == 2)
    #expect(paper.edges.count { $0.kind == .crease } == 1)
    #expect(paper.faults() == [])
  }
}
