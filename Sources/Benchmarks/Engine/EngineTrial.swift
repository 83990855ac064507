import LazyLayout

/// One thing that the engine is asked to do, again and again, on a stack of so many rows.
struct EngineTrial {
  /// Work that the engine asked for; the same on every machine.
  struct Work: Hashable, Sendable {
    var built = 0
    var measured = 0
    var rendered = 0
    var released = 0
  }

  let name: String
  let rows: Int
  /// How often it was done.
  let times: Int
  /// Microseconds for one, the least of all.
  let least: Double
  /// Microseconds for one, on the mean.
  let mean: Double
  /// All work together.
  let work: Work

  /// Does `body` for each index up to `times` and counts and times it; `prepare` goes before each and isn't counted.
  init(
    _ name: String, times: Int, on stack: inout LazyStack, prepare: (inout LazyStack, Int) -> Void = { _, _ in },
    _ body: (inout LazyStack, Int) -> Void
  ) {
    let clock = ContinuousClock()
    rows = stack.rowCount
    var work = Work()
    var sum = Duration.zero
    var least = Duration.seconds(1_000_000)
    for index in 0..<times {
      prepare(&stack, index)
      let before = Work(stack.statistics)
      let time = clock.measure { body(&stack, index) }
      work.add(Work(stack.statistics), minus: before)
      sum += time
      least = min(least, time)
    }
    self.name = name
    self.times = times
    self.least = least / .microseconds(1)
    mean = sum / .microseconds(1) / Double(times)
    self.work = work
  }
}

extension EngineTrial.Work {
  init(_ statistics: LazyStatistics) {
    built = statistics.built
    measured = statistics.measurings
    rendered = statistics.rendered
    released = statistics.released
  }

  mutating func add(_ after: Self, minus before: Self) {
    built += after.built - before.built
    measured += after.measured - before.measured
    rendered += after.rendered - before.rendered
    released += after.released - before.released
  }
}
