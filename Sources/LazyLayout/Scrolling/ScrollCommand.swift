/// A scroll asked for, waiting for the next layout.
enum ScrollCommand {
  /// By the user, in cells.
  case by(Int)
  /// By program, at once.
  case to(ScrollTarget)
}
