/// What a run is to the section it stands in.
enum RunRole {
  case content
  case header
  case footer
  /// The markers between which a section's runs stand; they have no rows.
  case sectionStart
  case sectionEnd
}

/// A run as the stack keeps it.
struct RunState {
  var kind: Int
  var role: RunRole
  var section: Int?
  var subviews: Subviews
  /// The root of the run's pieces.
  var root = -1
  /// The run's node in the sequence of runs; negative once the run was removed.
  var link = -1
  /// The sum of the pieces, as it was last told to the sequence of runs and to the kind.
  var total = PieceTotal()
  /// The last edit that put the run to another place.
  var movedAt = -1
}

/// A run's node in the sequence of runs.
struct RunEntry: Summarized {
  var run: Int
  var total: RunTotal
}

/// A section as the stack keeps it.
struct SectionState {
  var start: Int
  var end: Int
  var header: Int?
  var footer: Int?
}
