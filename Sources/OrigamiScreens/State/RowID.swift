/// What a row of a model's screen is called; steps by their ids, pictures by their place from 0.
enum RowID: Hashable, Sendable {
  case step(String)
  case noSteps
  /// The line of a step's text in which a match stands.
  case match
  /// The header above the pictures.
  case showcase
  /// The small pictures side by side.
  case strip
  case picture(Int)
  /// The spinner that loads further pictures.
  case loading(afterPages: Int)
}
