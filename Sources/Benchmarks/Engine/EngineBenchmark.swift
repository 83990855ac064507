import LazyLayout
import StrictJSON

/// What a lazy stack costs in so many rows: work that is exactly the same each time, and times that are not.
struct EngineBenchmark {
  /// The numbers of rows that are looked at.
  static let sizes = [1_000, 100_000, 1_000_000]
  private static let viewport = Viewport(extent: 40, crossExtent: 80)
  private(set) var trials: [EngineTrial] = []

  /// Measures a stack of `count` rows in one run.
  init(rows count: Int) {
    var (stack, run) = Self.opened(rows: count)
    trials.append(
      EngineTrial("first layout", times: 10, on: &stack, prepare: { stack, _ in (stack, run) = Self.made(rows: count) })
      {
        stack, _ in Self.lay(&stack)
      })
    measureScrolling(&stack, run)
    measureRows(&stack, run)
    (stack, run) = Self.opened(rows: count)
    Self.measureSome(&stack, run)
    measureEdits(&stack, run)
    measureMany(&stack, run)
  }

  /// The work of all trials without any time: what a baseline keeps.
  var work: JSONValue {
    .object(trials.map { .init($0.name, .object([.init("times", .integer($0.times)), .init("work", $0.work.json)])) })
  }

  /// The work for all sizes.
  static var allWork: JSONValue { .object(sizes.map { .init("\($0) rows", EngineBenchmark(rows: $0).work) }) }

  private mutating func measureScrolling(_ stack: inout LazyStack, _ run: RunID) {
    let middle = stack.count(of: run) / 2
    trials.append(
      EngineTrial("scroll by a line", times: 1000, on: &stack) { stack, _ in
        stack.scroll(by: 1)
        Self.lay(&stack)
      })
    trials.append(
      EngineTrial("scroll by a line over rows measured", times: 100, on: &stack) { stack, index in
        stack.scroll(by: index % 2 == 0 ? -1 : 1)
        Self.lay(&stack)
      })
    trials.append(
      EngineTrial("scroll by a page", times: 50, on: &stack) { stack, _ in
        stack.scroll(by: Self.viewport.extent)
        Self.lay(&stack)
      })
    trials.append(
      EngineTrial(
        "jump to the end", times: 20, on: &stack,
        prepare: { stack, _ in
          stack.scroll(to: .start)
          Self.lay(&stack)
        },
        { stack, _ in
          stack.scroll(to: .end)
          Self.lay(&stack)
        }))
    trials.append(
      EngineTrial("jump to a row", times: 20, on: &stack) { stack, index in
        stack.scroll(to: .row(Row(run: run, element: middle / 20 * index), .top))
        Self.lay(&stack)
      })
    trials.append(
      EngineTrial("change the width", times: 20, on: &stack) { stack, index in
        Self.lay(&stack, crossExtent: 40 + index % 2 * 40)
      })
  }

  private mutating func measureRows(_ stack: inout LazyStack, _ run: RunID) {
    let count = stack.count(of: run)
    var source = BenchmarkRows()
    trials.append(
      EngineTrial("measure a row", times: min(1000, count / 2), on: &stack) { stack, index in
        let row = Row(run: run, element: Self.scattered(index, in: count))
        _ = stack.prepare(row, Self.viewport, source: &source)
      })
    trials.append(
      EngineTrial("offset of a row", times: 1000, on: &stack) { stack, index in
        _ = stack.offset(of: Row(run: run, element: Self.scattered(index, in: count)))
      })
    trials.append(
      EngineTrial("row at an offset", times: 1000, on: &stack) { stack, index in
        _ = stack.row(atOffset: Self.scattered(index, in: count) * 5)
      })
    trials.append(
      EngineTrial("index of a row", times: 1000, on: &stack) { stack, index in
        _ = stack.index(of: Row(run: run, element: Self.scattered(index, in: count)))
      })
  }

  private mutating func measureEdits(_ stack: inout LazyStack, _ run: RunID) {
    for (name, place) in [("front", 0), ("middle", stack.count(of: run) / 2)] {
      trials.append(
        EngineTrial("insert a row at the \(name)", times: 1000, on: &stack) { stack, index in
          stack.insert(1, at: place + (place == 0 ? 0 : Self.scattered(index, in: place) / 2), in: run)
        })
      trials.append(
        EngineTrial("remove a row at the \(name)", times: 500, on: &stack) { stack, index in
          let element = place + (place == 0 ? 0 : Self.scattered(index, in: place) / 2)
          stack.remove(element..<element + 1, in: run)
        })
    }
    trials.append(
      EngineTrial("move a row", times: 500, on: &stack) { stack, index in
        let count = stack.count(of: run)
        let element = Self.scattered(index, in: count)
        stack.move(element..<element + 1, to: Self.scattered(index + 7, in: count - 1), in: run)
      })
    Self.lay(&stack)
  }

  private mutating func measureMany(_ stack: inout LazyStack, _ run: RunID) {
    trials.append(
      EngineTrial("insert 100,000 rows above", times: 10, on: &stack) { stack, _ in
        stack.insert(100_000, at: 0, in: run)
        Self.lay(&stack)
      })
    trials.append(
      EngineTrial("remove 100,000 rows above", times: 10, on: &stack) { stack, _ in
        stack.remove(0..<100_000, in: run)
        Self.lay(&stack)
      })
  }

  /// Numbers that jump about below a limit.
  private static func scattered(_ index: Int, in count: Int) -> Int { (index &* 7_919 &+ 13) % max(1, count) }

  private static func made(rows count: Int) -> (LazyStack, RunID) {
    var stack = LazyStack()
    let run = stack.insertRun(count: count, kind: RowKind(0))
    return (stack, run)
  }

  /// A stack that shows its middle.
  private static func opened(rows count: Int) -> (LazyStack, RunID) {
    var (stack, run) = made(rows: count)
    stack.scroll(to: .row(Row(run: run, element: count / 2), .top))
    lay(&stack)
    return (stack, run)
  }

  /// Makes up to ten thousand rows known, all over the run: edits then meet a tree that is as rugged as it gets.
  private static func measureSome(_ stack: inout LazyStack, _ run: RunID) {
    var source = BenchmarkRows()
    let count = stack.count(of: run)
    for index in 0..<min(10_000, count / 2) {
      _ = stack.prepare(Row(run: run, element: scattered(index, in: count)), viewport, source: &source)
    }
  }

  private static func lay(_ stack: inout LazyStack, crossExtent: Int = 80) {
    var source = BenchmarkRows()
    _ = stack.layout(Viewport(extent: viewport.extent, crossExtent: crossExtent), at: 0, source: &source)
  }
}
