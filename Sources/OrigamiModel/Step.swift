import Folding

/// One step of the instructions.
public struct Step: Identifiable, Sendable {
  /// What the step is called in links and saved places; unique in its model.
  public var id: String
  /// What it does, as a heading.
  public var title: String
  /// How to do it, spelt out.
  public var text: String
  /// How to do it, in short; the spelt-out text where there is none.
  public var concise: String?
  /// Who is shown the step.
  public var audience: Audience
  /// What is done to the paper, in order.
  public var actions: [Action]
  /// The part of the paper to show enlarged.
  public var zoom: Zoom?
  /// What else to know.
  public var remarks: [Remark]
  /// What to show instead of the paper, in instructions made from a file of pictures.
  public var picture: FoldPicture?

  /// Creates a step for everyone; set the properties that differ.
  public init(id: String, title: String, text: String = "", actions: [Action] = []) {
    self.id = id
    self.title = title
    self.text = text
    audience = .everyone
    self.actions = actions
    remarks = []
  }

  /// Who is shown a step; from the first to the last ever fewer, who are shown ever more.
  ///
  /// A step that is left out still happens to the paper, and the numbers stay those of all steps.
  public enum Audience: String, CaseIterable, Comparable, Sendable {
    /// Everyone: without it the model can't be folded.
    case everyone
    /// All but those who want the essentials alone.
    case most
    /// Those who want everything said.
    case beginners

    /// Whether the first is shown steps that the second is not.
    public static func < (a: Audience, b: Audience) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  /// A part of the paper to show enlarged.
  public enum Zoom: Hashable, Sendable {
    /// What the step's folds move, and where it lands.
    case folds
    /// The surroundings of these points.
    case points([PointReference])
  }

  /// Something else to know.
  public struct Remark: Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: String, CaseIterable, Sendable {
      /// What helps.
      case tip
      /// What goes wrong easily.
      case warning
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// The thing.
    public var text: String

    /// Creates a remark.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The text for a reader who wants it in short or spelt out.
  public func text(concise wantsConcise: Bool) -> String { wantsConcise ? concise ?? text : text }
}
