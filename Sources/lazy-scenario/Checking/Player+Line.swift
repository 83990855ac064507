import LazyLayout
import StrictJSON

extension Player {
  /// Prints the line of output for what happened since the last one.
  mutating func printLine() {
    history.hasPrinted = true
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) { members.append(.init(key, value)) }
    func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }
    func entries(_ entries: [View.Entry]) -> JSONValue {
      .array(entries.map { [.string($0.id), .integer($0.y), .integer($0.extent)] })
    }
    add("action", .integer(actionNumber))
    add("frame", .integer(frameNumber))
    add("offset", .integer(view.offset))
    add("contentExtent", .integer(view.contentExtent))
    add("visible", entries(view.entries))
    add("pinned", entries(view.pinned))
    add("built", ids(history.built))
    add("released", ids(history.released))
    add("appeared", ids(history.appeared))
    add("disappeared", ids(history.disappeared))
    add("measured", .integer(view.measured))
    add("live", .integer(view.live))
    add("missed", .integer(missed))
    if let thumb = view.thumb { add("thumb", [.integer(thumb.start), .integer(thumb.length)]) }
    if !warnings.isEmpty { add("warnings", ids(warnings)) }
    print(JSONValue.object(members).compactText)
    history.built = []
    history.released = []
    history.appeared = []
    history.disappeared = []
  }
}
