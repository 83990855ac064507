/// The mistakes found while a document is read.
final class JSONProblems {
  private var found: [(token: Int, problem: JSONError.Problem)]

  init(_ found: [(token: Int, problem: JSONError.Problem)]) {
    self.found = found
  }

  var isEmpty: Bool { found.isEmpty }

  func add(_ problem: JSONError.Problem, at token: Int) {
    found.append((token, problem))
  }

  /// All of them with their places, in the order of the text; nil if there are none.
  func errors(in document: JSONDocument) -> JSONErrors? {
    guard !found.isEmpty else { return nil }
    let sorted = found.enumerated().sorted { ($0.element.token, $0.offset) < ($1.element.token, $1.offset) }
    let kept = sorted.prefix(JSONErrors.limit).map(\.element)
    let places = document.places(of: kept.map(\.token))
    let errors = zip(kept, places).map { JSONError($0.problem, at: $1) }
    return JSONErrors(errors, omitted: found.count - errors.count)
  }
}
