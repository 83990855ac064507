/// The photos of a model, a page at a time, each read when it is asked for.
public struct PhotoPages: Sendable {
  private let folder: ModelFolder
  private var upcoming: String?
  private var visited: Set<String> = []

  init(folder: ModelFolder, first: String?) {
    self.folder = folder
    upcoming = first
  }

  /// Whether there is another page.
  public var hasNext: Bool { upcoming != nil }

  /// Reads the next page, or answers nothing after the last.
  ///
  /// A page that leads back to an earlier one is the last.
  ///
  /// - Throws: why the page can't be used; asking again tries it again.
  public mutating func next() throws(ModelError) -> PhotoPage? {
    guard let name = upcoming else { return nil }
    let page = try folder.photoPage(name)
    visited.insert(name)
    upcoming = page.next.flatMap { visited.contains($0) ? nil : $0 }
    return page
  }
}
