import LazyLayout

/// How many expectations held, and the words for those that did not.
struct Checks {
  var passed = 0
  var failures: [String] = []
  /// Checked after every frame until the next one.
  var each: Expectation?
  var eachHasFailed = false
  /// The thumbs and offsets since `each` began, with the way the last scroll went.
  var thumbs: [Int] = []
  var offsets: [Int] = []
}

extension Player {
  mutating func check(_ expectation: Expectation) {
    settle(failures(of: expectation))
  }

  mutating func beginExpectingEach(_ expectation: Expectation) {
    if checks.each != nil, !checks.eachHasFailed { checks.passed += 1 }
    checks.each = expectation.isEmpty ? nil : expectation
    checks.eachHasFailed = false
    checks.thumbs = view.thumb.map { [$0.start] } ?? []
    checks.offsets = [view.offset]
  }

  /// Counts the last `expectEach` in.
  mutating func finishChecks() { beginExpectingEach(Expectation()) }

  /// Checks what is expected after every frame; a failure is told once.
  mutating func checkEach() {
    if let thumb = view.thumb { checks.thumbs.append(thumb.start) }
    checks.offsets.append(view.offset)
    guard let each = checks.each, !checks.eachHasFailed else { return }
    let failures = failures(of: each, isFrame: true)
    guard !failures.isEmpty else { return }
    checks.eachHasFailed = true
    settle(failures.map { "each frame \($0) (frame \(frameNumber))" })
  }

  mutating func checkUntil(_ failures: [String], steps: Int, stepsTaken: Bound?) {
    if !failures.isEmpty {
      settle(failures.map { "until, after \(steps) passes: \($0)" })
    } else if let stepsTaken, !stepsTaken.holds(for: steps) {
      settle(["stepsTaken \(stepsTaken), seen \(steps)"])
    } else {
      settle([])
    }
  }

  private mutating func settle(_ failures: [String]) {
    guard !failures.isEmpty else {
      checks.passed += 1
      return
    }
    checks.failures.append("action \(actionNumber): " + failures.joined(separator: "; "))
  }
}
