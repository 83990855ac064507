import StrictJSON

/// Completes the frames of a FOLD file with what they take over from their parents.
///
/// The root of the file is frame 0, the entries of `file_frames` are 1, 2, … Some writers count parents from 0 within
/// `file_frames`, and some rely on the root without saying so; both are understood where nothing else makes sense.
struct FoldInheritance {
  /// The most vertices, edges, faces and orders of all frames together: frames that take over cost a file nothing, but
  /// memory and time to draw.
  static let sizeLimit = 2_500_000

  private let fields: [FoldFields]
  private var done: [Int: FoldFrame] = [:]
  private var size = 0

  init(_ fields: [FoldFields]) { self.fields = fields }

  /// The frames; of more than ``sizeLimit`` those up to there.
  mutating func frames() -> [FoldFrame] {
    var frames: [FoldFrame] = []
    for index in fields.indices where size <= Self.sizeLimit { frames.append(frame(index)) }
    return frames
  }

  private mutating func frame(_ index: Int) -> FoldFrame {
    // From the frame up through its parents, and then down again, so that a long chain costs no stack.
    var chain = [index]
    var members: Set<Int> = [index]
    var last = index
    while done[last] == nil, let parent = parent(of: last) {
      guard members.insert(parent).inserted else {
        fields[index].reader.report("the frame inherits from itself, by way of its parents")
        break
      }
      chain.append(parent)
      last = parent
    }
    var frame = FoldFrame()
    for index in chain.reversed() {
      if let known = done[index] {
        frame = known
        continue
      }
      guard size <= Self.sizeLimit else { return FoldFrame() }
      frame = complete(fields[index], from: frame)
      done[index] = frame
      size += frame.size
      if size > Self.sizeLimit {
        fields[index].reader.report(
          "the frames up to here have more than \(Self.sizeLimit) vertices, edges, faces and orders in all")
      }
    }
    return frame
  }

  private func parent(of index: Int) -> Int? {
    let own = fields[index]
    guard index > 0, own.inherits else {
      // Without coordinates of its own a frame can only mean those of the root.
      return index > 0 && own.vertices == nil && fields[0].vertices != nil ? 0 : nil
    }
    let parent = own.parent ?? 0
    let countsFromFirst = parent == 0 && fields[0].vertices == nil && own.parent != nil && index > 1
    let meant = countsFromFirst ? 1 : parent
    guard fields.indices.contains(meant) else {
      own.reader.report("the parent frame \(parent) does not exist")
      return nil
    }
    return meant == index ? (countsFromFirst ? nil : meant) : meant
  }

  private func complete(_ own: FoldFields, from parent: FoldFrame) -> FoldFrame {
    var frame = parent
    frame.title = own.title
    frame.text = own.text
    frame.drawnLines = own.drawnLines
    frame.classes = own.classes ?? parent.classes
    if let vertices = own.vertices {
      // The faces between edges are those of the pattern; once folded they can't be told from the edges any more.
      if parent.faces.isEmpty, own.faces == nil, own.edges == nil {
        frame.faces = FoldFrame.faces(between: parent.edges, parent.plane.places)
      }
      frame.vertices = fill(vertices, from: parent.vertices, "vertices_coords", own)
      // Orders and heights belong to the places they were made for.
      frame.orders = []
      frame.heights = []
    }
    if let vertices = own.sheetVertices {
      frame.sheetVertices = fill(vertices, from: parent.sheetVertices, "origami:vertices_paper", own)
    }
    if let edges = own.edges { frame.edges = fill(edges, from: parent.edges, "edges_vertices", own) }
    if let faces = own.faces { frame.faces = fill(faces, from: parent.faces, "faces_vertices", own) }
    frame.assignments = own.assignments ?? frame.assignments
    frame.orders = own.orders ?? frame.orders
    frame.heights = own.heights ?? frame.heights
    if !isSound(frame, own) {
      // What is refused is not looked at any further.
      frame.edges = []
      frame.faces = []
    }
    return frame
  }

  /// The entries, those that are nothing taken from the parent's.
  private func fill<Entry>(_ entries: [Entry?], from parent: [Entry], _ key: String, _ own: FoldFields) -> [Entry] {
    var missing: Int?
    let filled = entries.enumerated().compactMap { index, entry -> Entry? in
      if let entry { return entry }
      if index < parent.count { return parent[index] }
      missing = missing ?? index
      return nil
    }
    if let missing { own.reader.report("“\(key)” has null at \(missing), and no parent frame says what is meant") }
    return filled
  }

  /// Whether all indices mean something; what doesn't is reported.
  private func isSound(_ frame: FoldFrame, _ own: FoldFields) -> Bool {
    let count = frame.vertices.count
    func report(_ key: String, _ index: Int, _ position: Int, of count: Int, _ what: String) {
      own.reader.report(
        "“\(key)” at \(position) names \(what) \(index), and there \(count == 1 ? "is 1" : "are \(count)"), counted from 0"
      )
    }
    var isSound = true
    for (key, entries) in [("edges_vertices", frame.edges), ("faces_vertices", frame.faces)] {
      for (position, entry) in entries.enumerated() {
        if let index = entry.first(where: { $0 >= count }) {
          report(key, index, position, of: count, "vertex")
          isSound = false
          break
        }
      }
    }
    for (position, order) in frame.orders.enumerated() {
      let index = max(order.face, order.other)
      if index >= frame.faces.count, !frame.faces.isEmpty {
        report("faceOrders", index, position, of: frame.faces.count, "face")
        isSound = false
        break
      }
    }
    return isSound
  }
}
