import Folding

/// A file in the FOLD format as something to page through: a picture for each frame.
public struct FoldDocument: Sendable {
  /// One page.
  public struct Page: Sendable {
    /// The heading.
    public let title: String
    /// What the file says about it, and how it is shown.
    public let text: String
    /// The picture.
    public let picture: FoldPicture
  }

  /// What the file is called.
  public let title: String
  /// Who made it.
  public let author: String?
  /// What the file says about itself.
  public let text: String?
  /// What to do, a sentence each, where the file tells it apart from its frames.
  public let instructions: [String]
  /// The pages, one for each frame; a crease pattern that folds flat is followed by what it folds to.
  public let pages: [Page]

  /// Makes the pages of a file; `name` is the title where the file has none.
  public init(_ file: FoldFile, name: String) {
    title = file.title ?? file.frames.lazy.compactMap(\.title).first ?? name
    author = file.author
    text = file.text
    instructions = file.instructions
    var pages: [Page] = []
    let pattern = file.frames.first { $0.classes.contains("creasePattern") }
    for frame in file.frames {
      let picture = FoldPicture(frame, pattern: pattern)
      let heading = frame.title ?? (picture.isCreasePattern ? "Crease pattern" : "Folded form")
      pages.append(Page(heading, frame.text, picture))
      let isOnly = file.frames.count == 1
      if isOnly, picture.isCreasePattern, let folded = FlatFolding.folded(frame) {
        pages.append(Page("Folded flat", nil, FoldPicture(folded)))
      }
    }
    self.pages = pages
  }
}

extension FoldDocument.Page {
  fileprivate init(_ title: String, _ text: String?, _ picture: FoldPicture) {
    self.title = title
    self.text = ([text].compactMap { $0 } + picture.notes).joined(separator: " ")
    self.picture = picture
  }
}
