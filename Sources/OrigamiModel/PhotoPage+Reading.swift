import StrictJSON

extension PhotoPage {
  /// Reads a page of photos from JSON in UTF-8.
  ///
  /// - Throws: all that is wrong with it, each with its place.
  public init(json: [UInt8]) throws(JSONErrors) {
    self = try JSONDocument(json).read { reader in
      let object = reader.object()
      object.optional("$schema").map { _ = $0.string() }
      let photos = object.array("photos") { Photo($0) }
      let next = object.optional("next").flatMap(RelativePath.read)
      object.finish()
      return PhotoPage(photos: photos, next: next)
    }
  }
}

extension Photo {
  fileprivate init?(_ reader: JSONReader) {
    let object = reader.object()
    let id = object.required("id").flatMap(Identifier.read)
    title = object.text("title")
    caption = object.optional("caption")?.string() ?? ""
    author = object.text("author")
    date = object.optional("date").flatMap(Self.date)
    let file = object.required("file").flatMap(RelativePath.read)
    alternativeText = object.text("alt")
    object.finish()
    guard let id, let file else { return nil }
    self.id = id
    self.file = file
  }

  private static func date(_ reader: JSONReader) -> String? {
    let text = reader.string()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ "0123456789-".utf8.contains($0) }),
      let month = Int(parts[1]), (1...12).contains(month), let day = Int(parts[2]), (1...31).contains(day)
    {
      return text
    }
    if reader.kind == .string { reader.report(expected: "a date, YYYY-MM-DD") }
    return nil
  }
}
