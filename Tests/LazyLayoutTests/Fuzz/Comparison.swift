import LazyLayout
import StrictJSON

@testable import lazy_scenario

/// The engine and the oracle side by side, action by action.
struct Comparison {
  private(set) var player: Player
  private(set) var oracle: EagerStack
  /// Before the last frame all rows were measured, and nothing changed since: there is no estimate left.
  private var wasMeasured = false

  /// What was expected and did not come.
  struct Mismatch: CustomStringConvertible {
    var description: String
    var expectation: JSONValue
  }

  init(_ scenario: Scenario) {
    player = Player(scenario)
    player.play()
    oracle = EagerStack(scenario)
  }

  /// Compares the first frame.
  mutating func start() -> Mismatch? { compare(.oneOf([0])) }

  /// Whether the rows are such as the stack must cope with.
  var isFair: Bool { oracle.layout.longestBlank <= EagerStack.blanks }

  /// Does an action on both sides and compares what is seen; an action on what is not there is left out.
  mutating func perform(_ action: Action) -> Mismatch? {
    guard oracle.allows(action) else { return nil }
    let outcome = oracle.perform(action)
    switch action {
    case .change, .resize, .frames: wasMeasured = false
    default: break
    }
    player.history.beginAction(player.view)
    player.perform(action)
    let mismatch = compare(outcome)
    wasMeasured =
      player.view.measured == oracle.layout.rows.count && oracle.stale.isEmpty
      && oracle.structure.elements.allSatisfy { !$0.rows.isEmpty }
    return mismatch
  }

  private mutating func compare(_ outcome: EagerStack.Outcome) -> Mismatch? {
    var places: [Int] = []
    if case .oneOf(let offsets) = outcome { places = offsets } else { places = seenPlace.map { [$0] } ?? [] }
    let isBlank = player.view.entries.isEmpty
    if places.isEmpty {
      // Nothing is seen that tells the place.
      settle(at: oracle.layout.total == 0 ? 0 : nil)
      return isBlank && oracle.layout.mayBeBlank ? nil : mismatch("a blank view", at: 0)
    }
    let matching = Set(places.filter { shows(at: $0) })
    guard let place = matching.first else { return mismatch("other rows in view", at: places[0]) }
    settle(at: matching.count == 1 ? place : nil)
    return matching.count == 1 ? compareNumbers(at: place) : nil
  }

  private mutating func settle(at offset: Int?) {
    oracle.settle(
      at: offset, isAnimating: player.stack.isAnimating, ends: (player.view.isAtStart, player.view.isAtEnd))
  }

  /// Whether the view is just what is to be seen at an offset.
  private func shows(at offset: Int) -> Bool {
    let layout = oracle.layout
    guard (0...layout.largestOffset).contains(offset) else { return false }
    let rows = layout.visible(at: offset)
    let pins = layout.pins(at: offset, oracle.pinned)
    return player.view.entries.elementsEqual(rows) {
      $0.id == $1.id && $0.y == $1.top - offset && $0.extent == $1.extent
    }
      && player.view.pinned.elementsEqual(pins) { $0.id == $1.id && $0.y == $1.y && $0.extent == $1.extent }
  }

  /// The offset that the first row in view tells.
  private var seenPlace: Int? {
    guard let first = player.view.entries.first, let row = oracle.layout.row(first.id) else { return nil }
    return row.top - first.y
  }

  private func compareNumbers(at place: Int) -> Mismatch? {
    let view = player.view
    let layout = oracle.layout
    // Without a line to show nothing need be measured.
    if oracle.height == 0 { return nil }
    let largest = max(0, view.contentExtent - oracle.height)
    if view.offset < 0 || view.offset > largest { return mismatch("offset \(view.offset) of \(largest)", at: place) }
    if !oracle.startIsVague, view.isAtStart != (place == 0) || (view.offset == 0) != (place == 0) {
      return mismatch("isAtStart is \(view.isAtStart), the offset \(view.offset) where \(place) is so", at: place)
    }
    let isAtEnd = place == layout.largestOffset
    if !oracle.endIsVague, view.isAtEnd != isAtEnd || (view.offset == largest) != isAtEnd {
      return mismatch(
        "isAtEnd is \(view.isAtEnd), offset \(view.offset) of \(largest) where \(isAtEnd) is so", at: place)
    }
    if wasMeasured, view.offset != place || view.contentExtent != layout.total {
      return mismatch("all is measured, but \(view.offset) of \(view.contentExtent) is said", at: place)
    }
    for row in oracle.visible {
      guard let band = oracle.bands[row.id] else { continue }
      let expectation = Expectation(nestedOffset: [.init(id: row.id, y: band.offset)])
      if let failure = player.failures(of: expectation).first {
        return mismatch(failure, at: place, ["nestedOffset": .object([.init(row.id, .integer(band.offset))])])
      }
    }
    return nil
  }

  private func mismatch(_ words: String, at place: Int, _ expectation: JSONValue? = nil) -> Mismatch {
    let layout = oracle.layout
    let offset = layout.clamp(place)
    let rows = layout.visible(at: offset).map { JSONValue.array([.string($0.id), .integer($0.top - offset)]) }
    let pins = layout.pins(at: offset, oracle.pinned).map { JSONValue.array([.string($0.id), .integer($0.y)]) }
    var members: [JSONValue.Member] = [.init("visible", .array(rows)), .init("pinned", .array(pins))]
    if !oracle.startIsVague, oracle.height > 0 { members.append(.init("exactTop", .bool(offset == 0))) }
    if !oracle.endIsVague, oracle.height > 0 {
      members.append(.init("exactBottom", .bool(offset == layout.largestOffset)))
    }
    if wasMeasured {
      members.append(.init("offset", .integer(offset)))
      members.append(.init("contentExtent", .integer(layout.total)))
    }
    let seen = player.view.entries.map { "\($0.id)@\($0.y)+\($0.extent)" }.joined(separator: " ")
    let pinned = player.view.pinned.map { "\($0.id)@\($0.y)" }.joined(separator: " ")
    return Mismatch(
      description:
        "\(words); seen: \(seen) pinned: \(pinned) offset \(player.view.offset) of \(player.view.contentExtent)",
      expectation: expectation ?? .object(members))
  }
}
