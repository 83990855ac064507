/// The nodes of one screen and what is due: bodies to evaluate, focus, keys, animation, counts.
@MainActor final class ViewGraph {
  private var invalid: [any Evaluating] = []
  private var isInvalid: Set<ObjectIdentifier> = []
  private(set) var needsFrame = true
  /// Told when a frame is wanted.
  var onNeedsFrame: () -> Void = {}
  var statistics = FrameStatistics()
  let report = FrameReport()
  /// What is wrong with the program's views, each said once.
  private(set) var diagnostics: [String] = []
  let focus = FocusManager()
  let capabilities: TerminalCapabilities
  /// Actions that change state after layout, such as geometry reports; run at the end of a frame.
  private var afterFrame: [() -> Void] = []
  private var rearrangements: [ViewNode] = []
  /// Scroll views and lazy stacks with work for the rest of the frame.
  private(set) var prefetchers: [ObjectIdentifier: any Prefetching] = [:]
  private(set) var animators: [ObjectIdentifier: any Animating] = [:]
  /// Nodes that are drawn again after a while, though nothing else happens.
  var redraws = RedrawSchedule()
  /// Sheets and other layers above the content, topmost last.
  var layers: [ViewNode] = []
  /// The help that is shown until the next event.
  var tip: Tip?
  /// The element on which the terminal's cursor stands.
  weak var cursorOwner: ViewNode?
  /// The elements on the screen that say of themselves that they are being read, the one that said so last at the end.
  var accessibilityFocus: [ViewNode] = []
  /// The nodes on the screen that take keys wherever the focus is, in the order in which they appeared.
  var keyNodes: [ViewNode] = []
  /// Counts how often a node appeared, or was enabled, that can have the focus: while it stays, nobody new can have it.
  var focusableAppearances = 0
  /// The nodes there are of a kind that can have the focus.
  var focusableNodes = 0
  /// Who took the press of the mouse button that is held.
  weak var mouseCaptor: ViewNode?
  /// The row that the user is moving by keys.
  weak var movingRow: RowEditWrapper?
  /// Hides the actions of the row that shows some.
  var hideActions: (() -> Void)?
  /// The key that is being brought to the views.
  var keyInHand: KeyPress?
  /// Tasks that views started and that have not ended.
  var runningTasks = 0
  /// Microseconds on the clock of the one who runs the frames.
  var now: () -> Int = { 0 }
  /// Whether the user did something since the last frame; an idle frame may begin dear work.
  var hadInput = false

  init(capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
  }

  func setNeedsFrame() {
    if needsFrame { return }
    needsFrame = true
    onNeedsFrame()
  }

  /// Notes a fault of the program's that the screen survives.
  func diagnose(_ message: String) {
    if !diagnostics.contains(message) { diagnostics.append(message) }
  }

  /// Notes an id that several elements of a loop have.
  func diagnoseDuplicate(_ id: some Hashable) {
    diagnose("the id \(String(reflecting: id)) occurs more than once in a ForEach: its rows can't be told apart")
  }

  func countBody() { statistics.bodiesEvaluated += 1 }

  func invalidate(_ node: any Evaluating) {
    guard node.isAlive, isInvalid.insert(ObjectIdentifier(node)).inserted else { return }
    invalid.append(node)
    setNeedsFrame()
  }

  func forget(_ node: ViewNode) {
    prefetchers[ObjectIdentifier(node)] = nil
    animators[ObjectIdentifier(node)] = nil
    redraws.remove(node)
    focus.forget(node)
  }

  /// Lets go of every node.
  func close() {
    (invalid, layers, keyNodes, rearrangements) = ([], [], [], [])
    (prefetchers, animators) = ([:], [:])
    onNeedsFrame = {}
  }

  /// Notes an element whose inside is to be arranged anew, while all around it stays.
  func rearrange(_ node: ViewNode) { rearrangements.append(node) }

  /// Arranges what is inside of elements that were noted, those around first.
  func rearrange() {
    let due = rearrangements.sorted { $0.depth < $1.depth }
    rearrangements = []
    for node in due { node.rearrange() }
  }

  func afterFrame(_ action: @escaping () -> Void) { afterFrame.append(action) }

  func setPrefetching(_ node: any Prefetching, _ isDue: Bool) {
    prefetchers[ObjectIdentifier(node)] = isDue ? node : nil
    if isDue { onNeedsFrame() }
  }

  func setAnimating(_ node: any Animating, _ isDue: Bool) {
    animators[ObjectIdentifier(node)] = isDue ? node : nil
    if isDue { onNeedsFrame() }
  }

  /// Evaluates what is invalid, those above first, until nothing is.
  func evaluate() {
    needsFrame = false
    DeferredChanges.run()
    while !invalid.isEmpty {
      let due = invalid.sorted { $0.depth < $1.depth }
      invalid = []
      for node in due where isInvalid.remove(ObjectIdentifier(node)) != nil && node.isAlive { node.reevaluate() }
    }
  }

  /// Runs the actions that waited for the layout to be done; whether there were any.
  func runAfterFrame() -> Bool {
    let actions = afterFrame
    afterFrame = []
    for action in actions { action() }
    return !actions.isEmpty
  }

  /// Whether a body is due for evaluation.
  var hasInvalid: Bool { !invalid.isEmpty }
}

/// A node with work that may be done in what is left of a frame.
@MainActor protocol Prefetching: ViewNode {
  /// Works until the deadline; whether something is left.
  func prefetch(until deadline: Int, now: () -> Int) -> Bool
}

/// A node that moves by itself.
@MainActor protocol Animating: ViewNode {
  /// Moves to where it must be at a time in microseconds; whether it goes on.
  func advance(to now: Int) -> Bool
}
