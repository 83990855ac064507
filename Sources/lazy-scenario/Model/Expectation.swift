/// What must be seen; all that is given must hold.
struct Expectation {
  /// An id with its place in the viewport.
  struct Place: Equatable {
    var id: String
    var y: Int
  }

  var numbers: [(key: NumberKey, bound: Bound)] = []
  var lists: [(key: ListKey, ids: [String])] = []
  var claims: [(key: ClaimKey, isSo: Bool)] = []
  var visible: [Place]?
  var pinned: [Place]?
  var top: Place?
  var yOf: [Place]?
  var nestedOffset: [Place]?
  var thumb: [Int]?

  /// Nothing is expected.
  var isEmpty: Bool {
    numbers.isEmpty && lists.isEmpty && claims.isEmpty && visible == nil && pinned == nil && top == nil && yOf == nil
      && nestedOffset == nil && thumb == nil
  }

  /// Numbers that are compared.
  enum NumberKey: String, CaseIterable {
    case offset, contentExtent, measured, live, missed, movedBy, blankLines, builtThisAction, builtPerFrameAtMost,
      warnings
  }

  /// Lists of ids.
  enum ListKey: String, CaseIterable {
    case visibleIds, lines, hasBuilt, hasNotBuilt, hasAppeared, hasNotAppeared, isLive, isNotLive
  }

  /// What is so or is not.
  enum ClaimKey: String, CaseIterable {
    case unmoved, contiguous, exactTop, exactBottom, thumbMonotone, offsetMonotone
  }
}
