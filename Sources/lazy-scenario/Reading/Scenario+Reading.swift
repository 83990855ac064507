import LazyLayout
import StrictJSON

extension Scenario {
  init(_ reader: JSONReader) {
    let object = reader.object()
    name = object.string("name")
    _ = object.optional("source")?.string()
    let viewport = object.required("viewport")?.object()
    width = viewport?.int("width", in: lengths) ?? 0
    height = viewport?.int("height", in: lengths) ?? 0
    viewport?.finish()
    spacing = object.optional("spacing")?.int(in: lengths) ?? 0
    pinned = []
    for pin in object.optional("pinned")?.array({ $0.choice(of: Pin.self) }) ?? [] { pinned.insert(pin.views) }
    frameTime = object.optional("frame_us")?.int(in: 1...1_000_000_000) ?? 16667
    retention = object.optional("retention")?.int(in: lengths)
    if let bar = object.optional("scrollbar")?.object() {
      track = bar.int("track", in: lengths)
      bar.finish()
    }
    rows = object.array("rows") { Item($0) }
    actions = object.optional("actions")?.array { Action($0) } ?? []
    object.finish()
  }

  private enum Pin: String, CaseIterable {
    case headers, footers

    var views: PinnedViews { self == .headers ? .sectionHeaders : .sectionFooters }
  }
}
