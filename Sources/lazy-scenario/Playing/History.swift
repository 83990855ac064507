/// What happened so far.
struct History {
  var hasBuilt: Set<String> = []
  var hasAppeared: Set<String> = []
  /// How many live rows have an id.
  var live: [String: Int] = [:]
  var builtThisAction = 0
  var builtPerFrame: [Int] = []
  /// What was shown before the last action, and before the last frame.
  var viewBeforeAction = View()
  var viewBeforeFrame = View()
  /// For the next line of output.
  var built: [String] = []
  var released: [String] = []
  var appeared: [String] = []
  var disappeared: [String] = []
  var hasPrinted = false

  mutating func beginAction(_ view: View) {
    builtThisAction = 0
    builtPerFrame = []
    viewBeforeAction = view
    hasPrinted = false
  }

  mutating func appear(_ ids: [String]) {
    hasAppeared.formUnion(ids)
    appeared += ids
  }

  mutating func disappear(_ ids: [String]) { disappeared += ids }

  mutating func note(_ log: ScenarioSource.Log, appeared: [String], disappeared: [String]) {
    builtThisAction += log.rowsBuilt
    builtPerFrame.append(log.rowsBuilt)
    hasBuilt.formUnion(log.built)
    built += log.built
    released += log.released
    for id in log.built { live[id, default: 0] += 1 }
    for id in log.released {
      let rest = live[id, default: 1] - 1
      live[id] = rest > 0 ? rest : nil
    }
    appear(appeared)
    disappear(disappeared + log.disappeared)
  }
}
