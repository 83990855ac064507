import LazyLayout

/// Plays a scenario on a stack: owns the rows' data and the virtual clock.
struct Player {
  let scenario: Scenario
  var stack: LazyStack
  var source = ScenarioSource()
  var viewport: Viewport
  /// Counts the frames; the first one is 0.
  var frameNumber = -1
  var missed = 0
  var warnings: [String] = []
  /// The ids warned of already.
  var duplicates: Set<String> = []
  /// A scroll to a row that does not exist yet.
  var waiting: ScrollToSpec?
  var view = View()
  var history = History()
  var checks = Checks()
  /// The nested stacks in view, by the id of their row.
  var visibleBands: [(name: String, spec: NestedSpec)] = []
  var lastFrameStart = -1
  /// The position of the present action in the file.
  var actionNumber = -1
  /// Takes each line of output.
  let print: (String) -> Void

  init(_ scenario: Scenario, print: @escaping (String) -> Void = { _ in }) {
    self.scenario = scenario
    self.print = print
    if let retention = scenario.retention {
      stack = LazyStack(spacing: scenario.spacing, pinned: scenario.pinned, retention: retention)
    } else {
      stack = LazyStack(spacing: scenario.spacing, pinned: scenario.pinned)
    }
    viewport = Viewport(extent: scenario.height, crossExtent: scenario.width)
    source.width = scenario.width
  }

  /// Plays the whole scenario.
  mutating func play() {
    insert(scenario.rows, at: .end(of: nil))
    beginAction()
    frame(hasDeadline: false)
    endAction()
    for (number, action) in scenario.actions.enumerated() {
      actionNumber = number
      play(action)
    }
  }

  private mutating func play(_ action: Action) {
    switch action {
    case .loop(let count, let actions):
      for _ in 0..<count { for action in actions { play(action) } }
    case .until(let expectation, let atMost, let actions, let stepsTaken):
      playUntil(expectation, atMost: atMost, actions, stepsTaken: stepsTaken)
    case .expect(let expectation):
      check(expectation)
    case .expectEach(let expectation):
      beginExpectingEach(expectation)
    default:
      beginAction()
      perform(action)
      endAction()
    }
  }

  private mutating func playUntil(
    _ expectation: Expectation, atMost: Int, _ actions: [Action], stepsTaken: Bound?
  ) {
    var steps = 0
    while steps < atMost, !failures(of: expectation).isEmpty {
      for action in actions { play(action) }
      steps += 1
    }
    checkUntil(failures(of: expectation), steps: steps, stepsTaken: stepsTaken)
  }

  private mutating func beginAction() {
    history.beginAction(view)
  }

  private mutating func endAction() {
    if !history.hasPrinted { printLine() }
  }
}
