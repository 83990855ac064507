import LazyLayout

@testable import lazy_scenario

/// A stack that keeps the laws in the simplest way: all rows are measured, positions are plain offsets.
///
/// It foresees where an action takes the view. Where the laws leave a choice there are several places, and where they allow
/// estimates any place: there the view that came is taken as it is, and must only be one that the rows can show.
struct EagerStack {
  /// Where a change may take the view.
  enum Outcome {
    case oneOf([Int])
    case anywhere
  }

  /// The row whose place is kept, with its place.
  struct Anchor: Equatable {
    var id: String
    var y: Int
    var extent: Int
  }

  /// The place before the first of a series of width changes.
  enum Memory {
    case start
    case end
    case anchors([Anchor])
    case vague
  }

  /// The rows of no extent that may follow one another: a stack looks over so many for the next line.
  static let blanks = 20

  let spacing: Int
  let pinned: PinnedViews
  var structure: OracleStructure
  var width: Int
  var layout: EagerLayout
  /// Cells before the viewport; none while nothing tells it, as when no row is seen.
  var offset: Int? = 0
  /// Whether the view is at an end, where that rule keeps it.
  ///
  /// Rows of no extent beyond the edge make it a matter of what was measured: then what the engine says is taken.
  private(set) var isAtStart = true
  private(set) var isAtEnd = false
  /// The row that a scroll by program went to.
  var target: String?
  /// The target went away, or the viewport had no line: which row took over is not told.
  var hasLostTarget = false
  var memory: Memory?
  var isAnimating = false
  /// Rows out of view whose extent changed: the stack learns of it when it measures them.
  var stale: Set<String> = []
  var bands: [String: OracleBand] = [:]

  init(_ scenario: Scenario) {
    spacing = scenario.spacing
    pinned = scenario.pinned
    structure = OracleStructure(scenario.rows)
    width = scenario.width
    layout = EagerLayout(structure, width: width, height: scenario.height, spacing: spacing)
    settleBands()
  }

  var height: Int { layout.height }
  var visible: [EagerLayout.Row] { offset.map { layout.visible(at: $0) } ?? [] }
  var pins: [EagerLayout.Pin] { offset.map { layout.pins(at: $0, pinned) } ?? [] }

  /// Whether the action names only what is there.
  func allows(_ action: Action) -> Bool {
    switch action {
    case .scrollTo(let spec): structure.element(spec.id) != nil
    case .scrollNested(let id, _): !isAnimating && bands[id] != nil && visible.contains { $0.id == id }
    case .change(let changes): allows(changes)
    case .resize(let width, _): EagerLayout(structure, width: width, height: 0, spacing: 0).longestBlank <= Self.blanks
    default: true
    }
  }

  private func allows(_ changes: [DataChange]) -> Bool {
    var next = structure
    for change in changes {
      guard next.allows(change) else { return false }
      next.apply(change)
    }
    return EagerLayout(next, width: width, height: 0, spacing: 0).longestBlank <= Self.blanks
  }

  /// Does the action and tells where the view may be then.
  mutating func perform(_ action: Action) -> Outcome {
    switch action {
    case .scroll(let cells):
      forget()
      guard let offset else { return .anywhere }
      // What hides an end may be measured on the way.
      guard isAtStart == (offset == 0), isAtEnd == (offset == layout.largestOffset) else { return .anywhere }
      return abs(cells) <= height ? .oneOf([layout.clamp(offset + cells)]) : .anywhere
    case .scrollTo(let spec):
      return scroll(to: spec)
    case .scrollToEdge(let edge):
      forget()
      return .oneOf([edge == .top ? 0 : layout.largestOffset])
    case .dragThumb(let fraction):
      forget()
      return fraction == 0 ? .oneOf([0]) : fraction == 1 ? .oneOf([layout.largestOffset]) : .anywhere
    case .resize(let width, let height):
      return resize(width: width, height: height)
    case .change(let changes):
      return change(changes)
    case .scrollNested(let id, let cells):
      bands[id]?.scroll(by: cells)
      return stay
    default:
      return stay
    }
  }

  /// Nothing moves, unless a scroll is under way.
  private var stay: Outcome {
    guard let offset, !isAnimating else { return .anywhere }
    return .oneOf([offset])
  }

  /// The user scrolls: what was to be kept until then is not kept any more.
  mutating func forget() {
    target = nil
    hasLostTarget = false
    memory = nil
    isAnimating = false
  }

  /// Rows of no extent, or thought to have none, may hide the first row's top.
  var startIsVague: Bool {
    guard let offset, let first = layout.rows.first, first.extent == 0 || stale.contains(first.id) else { return false }
    return layout.rows.prefix { $0.top < offset }.allSatisfy { $0.extent == 0 || stale.contains($0.id) }
  }

  /// The same at the end, where an element without rows may not be known to have none, either.
  var endIsVague: Bool {
    guard let offset, let last = layout.rows.last else { return false }
    let isOpen = structure.elements.last.map { $0.rows.isEmpty } ?? false
    guard isOpen || last.extent == 0 || stale.contains(last.id) else { return false }
    return layout.rows.reversed().prefix { $0.end > offset + height }.allSatisfy { stale.contains($0.id) }
  }

  /// Takes the place that was seen.
  mutating func settle(at offset: Int?, isAnimating: Bool, ends: (isAtStart: Bool, isAtEnd: Bool)) {
    self.offset = offset
    self.isAnimating = isAnimating
    isAtStart = startIsVague ? ends.isAtStart : offset == 0
    isAtEnd = endIsVague ? ends.isAtEnd : offset == layout.largestOffset
    stale.subtract(visible.map(\.id))
    settleBands()
  }

  mutating func measureAgain(height: Int) {
    layout = EagerLayout(structure, width: width, height: height, spacing: spacing)
  }
}
