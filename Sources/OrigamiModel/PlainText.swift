/// A model's instructions as plain text without escapes: the moves in words, or diagrams drawn with characters.
public struct PlainText {
  /// Draws a step, or the finished model where there is none, as lines of at most some columns.
  public typealias Drawing = (inout Timeline, _ step: Int?, _ width: Int) -> [String]

  private let width: Int
  private let columns: (Character) -> Int
  private let spelling: (String) -> String
  private let isConcise: Bool
  private let audience: Step.Audience
  private let drawing: Drawing?
  private var lines: [String] = []

  /// The instructions as lines of at most `width` columns (words that are longer are broken).
  ///
  /// - Parameters:
  ///   - timeline: the model; it is folded as far as it can be.
  ///   - width: the columns there are, at least 20 are used.
  ///   - isConcise: whether to take the short wording.
  ///   - audience: who reads; steps for those who are shown more are left out.
  ///   - columns: how many columns a character takes.
  ///   - spelling: writes a text with the characters there are.
  ///   - drawing: draws the steps and the finished model; without it the moves are told in words, and what is returned
  ///     can be read aloud.
  public static func lines(
    of timeline: inout Timeline, width: Int = 80, isConcise: Bool = false, audience: Step.Audience = .beginners,
    columns: @escaping (Character) -> Int = { _ in 1 }, spelling: @escaping (String) -> String = { $0 },
    drawing: Drawing? = nil
  ) -> [String] {
    var text = PlainText(
      width, columns, spelling, isConcise: isConcise, audience: audience, drawing: drawing)
    text.addHead(timeline.instructions)
    text.addSteps(&timeline)
    text.addFinishedModel(&timeline)
    return text.lines
  }

  /// A paragraph as lines of at most `width` columns, of which at least 20 are used.
  public static func lines(
    ofParagraph paragraph: String, width: Int, columns: @escaping (Character) -> Int = { _ in 1 },
    spelling: @escaping (String) -> String = { $0 }
  ) -> [String] {
    var text = PlainText(width, columns, spelling)
    text.add(paragraph)
    return text.lines
  }

  private init(
    _ width: Int, _ columns: @escaping (Character) -> Int, _ spelling: @escaping (String) -> String,
    isConcise: Bool = false, audience: Step.Audience = .beginners, drawing: Drawing? = nil
  ) {
    self.width = max(width, 20)
    self.columns = columns
    self.spelling = spelling
    self.isConcise = isConcise
    self.audience = audience
    self.drawing = drawing
  }

  private mutating func addHead(_ instructions: Instructions) {
    add(instructions.title)
    let rule = lines.map { $0.reduce(0) { $0 + columns($1) } }.max() ?? 0
    lines.append(String(repeating: "=", count: rule))
    var facts = [instructions.origin, instructions.difficulty?.rawValue].compactMap { $0 }
    if let minutes = instructions.minutes { facts.append("\(minutes) minutes") }
    if let size = instructions.paper.size { facts.append(size) }
    add(facts.joined(separator: ", "))
    if !instructions.summary.isEmpty {
      lines.append("")
      add(instructions.summary)
    }
  }

  private mutating func addSteps(_ timeline: inout Timeline) {
    let steps = timeline.instructions.steps
    if steps.isEmpty {
      lines.append("")
      add("There are no steps.")
    }
    let margin = String(steps.count).count + 2
    let indent = String(repeating: " ", count: margin)
    var isBroken = false
    for (index, step) in steps.enumerated() {
      var words: [String]
      do throws(StepError) { words = try timeline.scene(ofStep: index).words } catch {
        // The steps after a broken one have no moves to tell, but still their text.
        words = isBroken ? [] : ["This step can't be folded: \(error)."]
        isBroken = true
      }
      guard step.audience <= audience else { continue }
      lines.append("")
      add(step.title, first: "\(index + 1).".padded(to: margin), rest: indent)
      if let drawing, !isBroken {
        lines += drawing(&timeline, index + 1, width)
        words = []
      }
      let text = step.text(concise: isConcise)
      if !text.isEmpty { add(text, first: indent, rest: indent) }
      for sentence in words { add(sentence, first: indent + "- ", rest: indent + "  ") }
      for remark in step.remarks {
        let label = remark.kind == .warning ? "Careful: " : "Tip: "
        add(label + remark.text, first: indent, rest: indent)
      }
    }
  }

  private mutating func addFinishedModel(_ timeline: inout Timeline) {
    guard let drawing, !timeline.instructions.steps.isEmpty else { return }
    let finished = drawing(&timeline, nil, width)
    if !finished.isEmpty { lines += ["", "The finished model"] + finished }
  }

  /// Adds a paragraph, wrapped.
  private mutating func add(_ text: String, first: String = "", rest: String = "") {
    var line = first
    var used = first.count
    var isFresh = true
    for word in spelling(text.withVisibleControls).split(separator: " ") {
      for piece in broken(word, into: width - rest.count) {
        let size = piece.reduce(0) { $0 + columns($1) }
        if !isFresh, used + 1 + size > width {
          lines.append(line)
          line = rest
          used = rest.count
          isFresh = true
        }
        line += isFresh ? piece : " " + piece
        used += isFresh ? size : size + 1
        isFresh = false
      }
    }
    lines.append(line)
  }

  /// A word cut into pieces that fit.
  private func broken(_ word: Substring, into room: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let size = columns(character)
      if used + size > room, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        used = 0
      }
      piece.append(character)
      used += size
    }
    return pieces + [piece]
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String { self + String(repeating: " ", count: max(0, count - self.count)) }
}
