import StrictJSON

/// A model for another folder: its instructions, and the photos they mention in a folder of their own beside them.
public struct ModelCopy: Sendable {
  /// The instructions, which mention the copied photos.
  public let instructions: Instructions
  /// The pages of photos and the pictures, by their paths relative to the folder of the instructions.
  public let parts: [(path: String, bytes: [UInt8])]

  /// Copies a model; what it mentions is read.
  ///
  /// - Parameter name: what the folder of the photos is called; nothing to leave the photos out.
  /// - Throws: what can't be read.
  public init(
    of instructions: Instructions, in folder: ModelFolder, photosIn name: String?
  ) throws(ModelError) {
    var copy = instructions
    if name == nil { copy.firstPhotoPage = nil }
    // A name that instructions can't mention gives way.
    let name = name.flatMap { RelativePath.isInside($0) ? $0 : nil } ?? "photos"
    var pages = folder.photos(of: copy)
    if pages.hasNext { copy.firstPhotoPage = Self.page(1, in: name) }
    var parts: [(path: String, bytes: [UInt8])] = []
    var known = Set<String>()
    var number = 1
    while var page = try pages.next() {
      for index in page.photos.indices {
        let file = page.photos[index].file
        let path = "\(name)/\(file)"
        page.photos[index].file = path
        if known.insert(file).inserted { parts.append((path, try folder.bytes(of: folder.path(of: file)))) }
      }
      page.next = pages.hasNext ? Self.page(number + 1, in: name) : nil
      parts.append((Self.page(number, in: name), Array(page.jsonText.utf8)))
      number += 1
    }
    self.instructions = copy
    self.parts = parts
  }

  private static func page(_ number: Int, in folder: String) -> String { "\(folder)/photos-\(number).json" }
}

extension PhotoPage {
  /// The page as JSON text in the format it is read from.
  public var jsonText: String {
    var object = JSONMembers()
    object["photos"] = .array(photos.map(\.value))
    object["next"] = next.map { .string($0) }
    return object.value.prettyText(lineWidth: 110)
  }
}

extension Photo {
  fileprivate var value: JSONValue {
    var object = JSONMembers()
    object["id"] = .string(id)
    object["title"] = .string(title)
    object["caption"] = caption.isEmpty ? nil : .string(caption)
    object["author"] = .string(author)
    object["date"] = date.map { .string($0) }
    object["file"] = .string(file)
    object["alt"] = .string(alternativeText)
    return object.value
  }
}
