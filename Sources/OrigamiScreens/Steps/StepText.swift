import OrigamiModel
import TerminalUI

/// What a step says: how to do it, its moves where they are to be told in words, and its remarks.
struct StepText: View {
  let step: StepModel
  let pattern: SearchPattern?
  /// The match that is to be seen, if it is in this step.
  let match: ModelReader.Match?
  @Environment(\.wording) private var wording
  @Environment(\.showsMoves) private var showsMoves
  @Environment(\.diagramTells) private var diagramTells

  var body: some View {
    let text = step.step.text(concise: wording == .concise)
    let remarks = step.step.remarks
    let matching = matchingPart(text, remarks)
    VStack(alignment: .leading) {
      if !text.isEmpty {
        MatchableText(label: "", text: text, pattern: pattern, match: matching == 0 ? match : nil)
      }
      if showsMoves || !diagramTells { StepMoves(step: step).padding(.top, text.isEmpty ? 0 : 1) }
      ForEach(remarks.indices, id: \.self) { index in
        let remark = remarks[index]
        MatchableText(
          label: remark.kind == .warning ? "Careful: " : "Tip: ", text: remark.text, pattern: pattern,
          match: matching == index + 1 ? match : nil
        )
        .padding(.top)
      }
    }
  }

  /// Where the first match outside of the title is: 0 for the text, then the remarks.
  private func matchingPart(_ text: String, _ remarks: [Step.Remark]) -> Int? {
    guard match != nil, let pattern, !pattern.occurs(in: step.step.title) else { return nil }
    return ([text] + remarks.map(\.text)).firstIndex { pattern.occurs(in: $0) }
  }
}

/// A step's moves in words, a sentence for each.
private struct StepMoves: View {
  let step: StepModel

  var body: some View {
    VStack(alignment: .leading) {
      switch step.scene {
      case .success(let scene)?:
        ForEach(scene.words.indices, id: \.self) { index in
          HStack(alignment: .top) {
            Text("-")
            Text(scene.words[index])
          }
        }
      case .failure(let error)?: Text("This step can't be folded: \(error)")
      case nil: Text("…").task { await step.foldLate() }
      }
    }
  }
}

/// A text in which matches stand out; the line of the first one can be scrolled to.
private struct MatchableText: View {
  let label: String
  let text: String
  let pattern: SearchPattern?
  let match: ModelReader.Match?
  @Environment(ModelReader.self) private var reader

  var body: some View {
    let words = Text(text, highlighting: pattern)
    (label.isEmpty ? words : Text(label).bold() + words.italic())
      .background(alignment: .topLeading) {
        if let match, let beginning {
          // As high as the text down to the match, whose line is the last, and one more, since something may lie over
          // the screen's last line.
          Text(beginning).fixedSize(horizontal: false, vertical: true).hidden().padding(.bottom)
            .overlay(alignment: .bottomLeading) {
              Spacer().frame(height: 2).id(RowID.match).onAppear { reader.matchAppeared() }.id(match)
            }
        }
      }
  }

  /// The text up to the end of the word in which the first match ends.
  private var beginning: String? {
    guard let end = pattern?.ranges(in: text).first?.upperBound else { return nil }
    let characters = Array(text)
    let rest = characters[end...].prefix { $0 != " " }
    return label + String(characters[..<end]) + String(rest)
  }
}
