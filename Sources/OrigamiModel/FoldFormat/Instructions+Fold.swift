import Folding
import StrictJSON

extension Instructions {
  /// Reads instructions, or a FOLD file as instructions, from JSON in UTF-8; `name` is the title of a FOLD file that
  /// has none.
  ///
  /// - Throws: all that is wrong with it, each with its place.
  public init(json: [UInt8], orFoldNamed name: String) throws(JSONErrors) {
    if try FoldFile.isFold(json) {
      self.init(FoldDocument(try FoldFile(json: json), name: name))
    } else {
      try self.init(json: json)
    }
  }

  /// Who made a file that doesn't say it.
  static let foldOrigin = "A FOLD file"

  /// Instructions that show the pages of a FOLD file, a step for each.
  public init(_ document: FoldDocument) {
    // What the file tells apart from its frames stands beside the first.
    let sentences = document.instructions.map { $0.drop { $0 == " " } }.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    let steps = document.pages.enumerated().map { index, page in
      let text = ([page.text] + (index == 0 ? sentences.map(String.init) : [])).filter { !$0.isEmpty }
      var step = Step(id: "step-\(index + 1)", title: page.title, text: text.joined(separator: " "))
      step.picture = page.picture
      return step
    }
    let paper = PaperChoice(
      sheet: Sheet(pose: .square, sideUp: .coloured), coloured: PaperColor(red: 75, green: 125, blue: 200))
    self.init(id: "fold", title: document.title, paper: paper, steps: steps)
    origin = document.author ?? Self.foldOrigin
    summary = document.text ?? ""
  }
}
