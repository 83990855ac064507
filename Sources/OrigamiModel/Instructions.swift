import Folding

/// How to fold one model: what it is, what paper it wants, and its steps.
public struct Instructions: Sendable {
  /// What the model is called on the command line; a word of small letters, digits and hyphens.
  public var id: String
  /// What it is called to people.
  public var title: String
  /// Where it comes from: “Traditional”, or the designer.
  public var origin: String
  /// What it is, in a sentence or two.
  public var summary: String
  /// Its place in the catalogue, from the widest: Animals, Birds.
  public var category: [String]
  /// How hard it is, if anyone said.
  public var difficulty: Difficulty?
  /// How long it takes a beginner, in minutes.
  public var minutes: Int?
  /// The paper to take.
  public var paper: PaperChoice
  /// The terms under which the instructions may be passed on.
  public var licence: String?
  /// Who worded them.
  public var credit: String?
  /// What is done, in order.
  public var steps: [Step]
  /// How the finished model is put up for show: turns of the whole paper, no folds.
  public var finish: [Action]
  /// The file of the first page of photos, relative to the model's folder.
  public var firstPhotoPage: String?

  /// Creates traditional instructions; set the properties that differ.
  public init(id: String, title: String, paper: PaperChoice, steps: [Step]) {
    self.id = id
    self.title = title
    origin = "Traditional"
    summary = ""
    category = []
    self.paper = paper
    self.steps = steps
    finish = []
  }

  /// Whether steps show pictures of paper instead of folding it, as those made from a file of pictures do.
  public var showsPictures: Bool { steps.contains { $0.picture != nil } }

  /// How hard a model is.
  public enum Difficulty: String, CaseIterable, Comparable, Sendable {
    /// A first model.
    case simple
    /// For those who have folded a few.
    case easy
    /// With reverse folds and the like.
    case intermediate
    /// With collapses.
    case complex

    /// Whether the first is less hard.
    public static func < (a: Difficulty, b: Difficulty) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }
}
