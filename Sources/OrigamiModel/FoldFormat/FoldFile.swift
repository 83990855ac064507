import StrictJSON

/// A file in the FOLD format: what it is called and its frames, each complete.
public struct FoldFile: Sendable {
  /// What the file is called, if it says.
  public let title: String?
  /// Who made it.
  public let author: String?
  /// What the file says about itself.
  public let text: String?
  /// What to do, a sentence each, in files of Origami Odyssey; sentences within others are indented by two spaces.
  public let instructions: [String]
  /// The frames that hold anything, in order.
  public let frames: [FoldFrame]

  /// Reads a file from JSON in UTF-8.
  ///
  /// Keys that the program doesn't draw are passed over, as the format asks for; what it draws is checked.
  /// - Throws: all that is wrong with it, each with its place.
  public init(json: [UInt8]) throws(JSONErrors) {
    self = try JSONDocument(json).read { FoldFile($0) }
  }

  /// Whether a JSON text is a file in the FOLD format rather than instructions, which its keys say by what they are
  /// about, even if one is misspelt.
  ///
  /// - Throws: what is wrong with it as JSON.
  static func isFold(_ json: [UInt8]) throws(JSONErrors) -> Bool {
    try JSONDocument(json).read { reader in
      guard reader.kind == .object else { return false }
      let root = reader.object()
      let subjects = ["file_", "frame_", "vertices_", "edges_", "faces_", "faceOrders"]
      let isAbout = root.members { key, _ in subjects.contains { key.hasPrefix($0) } }
      return !root.contains("steps") && isAbout.contains(true)
    }
  }

  private init?(_ reader: JSONReader) {
    let root = reader.object()
    title = root.optional("file_title").flatMap(FoldFields.text)
    author = root.optional("file_author").flatMap(FoldFields.text)
    text = root.optional("file_description").flatMap(FoldFields.text)
    instructions = root.optional("instructions").map(FoldDiagrams.sentences) ?? []
    var fields = [FoldFields(reader)]
    for frame in root.optional("file_frames")?.elements() ?? [] { fields.append(FoldFields(frame)) }
    var inheritance = FoldInheritance(fields)
    frames = inheritance.frames().filter { !$0.vertices.isEmpty }
    if fields.allSatisfy({ $0.vertices == nil }), reader.kind == .object {
      reader.report("the file has no frame with “vertices_coords”")
    }
  }
}
