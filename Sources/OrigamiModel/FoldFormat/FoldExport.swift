import Folding
import StrictJSON

/// Writes a model in the FOLD format, version 1.2, so that other programs can open it.
///
/// The key frame is the crease pattern of the folded model; then comes a folded form for the sheet and for each step's
/// end, with the order of its layers, the step's title and its text. Every frame holds all of itself. Each vertex's
/// place on the sheet is in `origami:vertices_paper`, the side that each face shows in `origami:faces_up`.
///
/// What was read from a FOLD file is written with the same frames, each complete in the same way.
public enum FoldExport {
  /// The file's text.
  ///
  /// - Throws: the step that can't be folded.
  public static func text(of timeline: inout Timeline) throws(StepError) -> String {
    let instructions = timeline.instructions
    let frames = instructions.showsPictures ? pictures(of: instructions) : try states(of: &timeline)
    var root = JSONMembers()
    root["file_spec"] = .number(1.2)
    root["file_creator"] = "origami"
    root["file_title"] = .string(instructions.title)
    root["file_author"] = instructions.origin == Instructions.foldOrigin ? nil : .string(instructions.origin)
    root["file_description"] = instructions.summary.isEmpty ? nil : .string(instructions.summary)
    root["file_classes"] = frames.count > 2 ? ["singleModel", "diagrams"] : ["singleModel"]
    for member in frames.first?.members ?? [] { root[member.key] = member.value }
    root["file_frames"] = frames.count > 1 ? .array(frames.dropFirst().map { .object($0.members) }) : nil
    return root.value.prettyText(lineWidth: 120)
  }

  private static func states(of timeline: inout Timeline) throws(StepError) -> [FoldFrame] {
    var frames = [FoldFrame(foldedForm: timeline.sheet, "Sheet", timeline.instructions.summary)]
    for (index, step) in timeline.instructions.steps.enumerated() {
      let scene = try timeline.scene(ofStep: index)
      let text = ([step.text] + scene.words).filter { !$0.isEmpty }.joined(separator: "\n")
      frames.append(FoldFrame(foldedForm: scene.end, "\(index + 1). \(step.title)", text))
    }
    return [FoldFrame(creasePattern: try timeline.folded())] + frames
  }

  private static func pictures(of instructions: Instructions) -> [FoldFrame] {
    instructions.steps.compactMap { step in
      guard let picture = step.picture else { return nil }
      var frame = picture.frame
      frame.title = step.title
      frame.text = picture.textBeyondNotes(of: step)
      if frame.classes.isEmpty { frame.classes = [picture.isCreasePattern ? "creasePattern" : "foldedForm"] }
      if frame.faces.isEmpty, picture.isCreasePattern {
        frame.faces = FoldFrame.faces(between: frame.edges, frame.plane.places)
      }
      if frame.orders.isEmpty { frame.orders = picture.orders }
      return frame
    }
  }
}

extension FoldPicture {
  /// What the file says in a step, without what is said about how it is shown.
  fileprivate func textBeyondNotes(of step: Step) -> String {
    let own = [frame.text].compactMap(\.self)
    let shown = (own + notes).joined(separator: " ")
    let rest = step.text.hasPrefix(shown) ? step.text.dropFirst(shown.count).drop { $0 == " " } : ""
    return (own + [String(rest)]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The order of layers as it is drawn, where that is the paper's and not only the view's.
  fileprivate var orders: [FoldFrame.Order] {
    let isOfFaces = drawing.faces.count == frame.faces.count && !frame.plane.isProjected
    guard isOfFaces, !isCreasePattern, drawing.hasKnownLayers else { return [] }
    return drawing.layers.all.map { upper, lower in
      FoldFrame.Order(face: upper, other: lower, isOnNormalSide: drawing.faces[lower].side == .coloured)
    }
  }
}

extension FoldFrame {
  /// The sheet with the creases of a folded paper.
  fileprivate init(creasePattern paper: FoldedPaper) {
    self.init(paper, places: paper.vertices, "creasePattern")
    title = "Crease pattern"
  }

  /// A folded paper as it lies.
  fileprivate init(foldedForm paper: FoldedPaper, _ title: String, _ text: String) {
    self.init(paper, places: paper.given.places, "foldedForm")
    self.title = title
    self.text = text
    orders = paper.layers.all.map { upper, lower in
      // The normal of a face that shows the coloured side points up.
      Order(face: upper, other: lower, isOnNormalSide: !paper.faces[lower].placement.isMirrored)
    }
  }

  private init(_ paper: FoldedPaper, places: [PlanePoint], _ frameClass: String) {
    let edges = paper.edges
    classes = [frameClass]
    vertices = places.map { Vertex(x: $0.x, y: $0.y, z: 0) }
    sheetVertices = paper.vertices.map { Vertex(x: $0.x, y: $0.y, z: 0) }
    self.edges = edges.map { [$0.start, $0.end] }
    assignments = edges.map { Self.assignment(of: $0, in: paper) }
    faces = paper.faces.map(\.corners)
  }

  /// A valley brings the coloured sides together: the face that shows the white side lies above.
  private static func assignment(of edge: PaperEdge, in paper: FoldedPaper) -> Assignment {
    guard edge.kind == .folded, let neighbour = edge.neighbour else { return edge.kind == .border ? .border : .flat }
    let isUpper = paper.layers.isAbove(edge.face, neighbour)
    return isUpper == paper.faces[edge.face].placement.isMirrored ? .valley : .mountain
  }
}
