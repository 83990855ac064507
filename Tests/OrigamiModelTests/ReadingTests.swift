import Folding
import Foundation
import OrigamiModel
import StrictJSON
import Testing

@Suite struct ReadingTests {
  private func errors(_ json: String) -> [String] {
    do throws(JSONErrors) {
      _ = try Instructions(json: Array(json.utf8))
      return []
    } catch {
      return error.errors.map { "\($0)" }
    }
  }

  private func errors(doing actions: String) -> [String] {
    errors(instructions(steps: "[{\"title\": \"T\", \"do\": [\(actions)]}]"))
  }

  @Test("The least that instructions need is enough") func least() throws {
    let read = try Instructions(json: Array(instructions(steps: "[]").utf8))
    #expect(read.steps.isEmpty)
    #expect(read.paper.sheet == Sheet(pose: .square, sideUp: .white))
  }

  @Test("All that is wrong is told, each with its place, what was expected and what was found") func all() {
    let wrong = errors(
      """
      {"id": "A swan", "title": "", "origin": "O", "difficulty": "eazy", "minuts": 5,
       "paper": {"shape": "square", "coloured": "mauve"}, "start": {"lies": "square", "up": "white"}, "steps": [
         {"title": 7, "do": [{"fold": "valley", "bring": "top", "to": "top right"}, {"flod": "valley"}]}]}
      """)
    let expected = [
      "1:8: $.id: expected 1 to 60 small letters, digits and hyphens, found the string \"A swan\"",
      "1:27: $.title: expected a text that is not empty, found the string \"\"",
      "$.difficulty: expected one of \"simple\", \"easy\", \"intermediate\", \"complex\", found the string \"eazy\"",
      "$.minuts: the key \"minuts\" is unknown; did you mean \"minutes\"?",
      "$.paper.coloured: expected a colour",
      "$.steps[0].title: expected a string, found 7",
      "$.steps[0].do[0].bring: expected a point known here (“bottom left”, “bottom right”, “top left”, “top right”)",
      "$.steps[0].do[1]: an action has one of the keys",
      "$.steps[0].do[1].flod: the key \"flod\" is unknown; did you mean \"fold\"?",
    ]
    for text in expected { #expect(wrong.contains { $0.contains(text) }, "\(text) in \(wrong)") }
  }

  @Test(
    "Every way to state a line is read",
    arguments: [
      (
        #""along": ["bottom left", "top right"], "move": "top left""#,
        LineReference.through(.named("bottom left"), .named("top right"))
      ),
      (#""bring": "bottom left", "to": "top right""#, .bringingPoint(.named("bottom left"), to: .named("top right"))),
      (
        #""bring": ["bottom left", "bottom right"], "to": ["top left", "top right"]"#,
        .bringingLine(
          .through(.named("bottom left"), .named("bottom right")),
          to: .through(.named("top left"), .named("top right")),
          near: nil)
      ),
      (
        #""bring": "bottom left", "to": ["bottom right", "top right"], "through": "top left""#,
        .bringingPointToLine(
          .named("bottom left"), to: .through(.named("bottom right"), .named("top right")), through: .named("top left"),
          near: nil)
      ),
      (
        #""through": {"between": ["bottom left", "bottom right"], "at": "1/3"}, "angle": "45/2", "from": ["bottom left", "bottom right"], "move": "top left""#,
        .angled(
          22.5, from: .through(.named("bottom left"), .named("bottom right")),
          through: .between(.named("bottom left"), .named("bottom right"), 1.0 / 3))
      ),
      (
        #""through": "bottom left", "perpendicular": ["bottom right", "top left"], "move": "top left""#,
        .perpendicular(to: .through(.named("bottom right"), .named("top left")), through: .named("bottom left"))
      ),
    ])
  func lines(json: String, line: LineReference) throws {
    let read = try Instructions(
      json: Array(instructions(steps: #"[{"title": "T", "do": [{"fold": "valley", \#(json)}]}]"#).utf8))
    guard case .fold(let fold) = read.steps[0].actions[0] else {
      Issue.record("not a fold")
      return
    }
    #expect(fold.line == line)
  }

  @Test("Names are known from the step that gives them, and are given once") func names() {
    let fold = #"{"fold": "valley", "name": "f", "bring": "bottom left", "to": "top right"}"#
    #expect(errors(doing: #"{"fold": "mountain", "along": "f", "move": "top left"}, "# + fold).count == 1)
    #expect(errors(doing: fold + #", {"fold": "mountain", "along": "f", "move": "top left"}"#).isEmpty)
    #expect(errors(doing: fold + ", " + fold).contains { $0.contains("already taken") })
    #expect(errors(doing: #"{"mark": "top left", "at": "top right"}"#).contains { $0.contains("already taken") })
  }

  @Test(
    "Wrong numbers and missing parts are refused, never trapped on",
    arguments: [
      #"{"fold": "valley"}"#, #"{"fold": "valley", "along": ["top left", "top right"]}"#, #"{"fold": 3}"#, "[]", "null",
      #"{"mark": "x", "at": {"between": ["top left", "top right"], "at": "3/0"}}"#,
      #"{"mark": "x", "at": {"between": ["top left", "top right"], "at": "5/4"}}"#,
      #"{"mark": "x", "at": {"between": ["top left"], "at": "1/4"}}"#, #"{"rotate": 1e999}"#, #"{"rotate": "x"}"#,
      #"{"turn": "round"}"#, #"{"level": ["top left"]}"#, #"{"mark": "", "at": "top left"}"#,
      #"{"fold": "pull", "as": "pull", "bring": "top left", "to": "top right"}"#,
      #"{"fold": "valley", "bring": "top left", "to": "top right", "layers": {"top": 0}}"#,
      #"{"fold": "valley", "bring": "top left", "to": "top right", "undo": ["x"]}"#,
      #"{"fold": "valley", "bring": "top left", "to": "top right", "turn": "over"}"#,
    ])
  func refused(action: String) {
    #expect(!errors(doing: action).isEmpty)
  }

  @Test(
    "Files may not lie outside the model's folder",
    arguments: ["../x.json", "/etc/passwd", "a/../b", "", "a//b", "a\\\\b", "./../a", ".", "a\\u0000b"])
  func paths(path: String) {
    #expect(
      errors(instructions(steps: "[]", more: "\"photos\": \"\(path)\", ")).contains { $0.contains("$.photos") },
      "\(path)")
  }

  @Test("A file's name may begin with the folder itself") func folderItself() throws {
    let page = try PhotoPage(json: Array(#"{"photos": [], "next": "./pages/./2.json"}"#.utf8))
    #expect(page.next == "pages/2.json")
  }

  @Test("Ten thousand steps, empty ones too, are read and folded") func many() throws {
    let steps = (0..<10_000).map { number in
      number % 2 == 0 ? #"{"title": "Empty"}"# : #"{"title": "Turn", "do": [{"turn": "over"}]}"#
    }
    let read = try Instructions(json: Array(instructions(steps: "[" + steps.joined(separator: ",") + "]").utf8))
    var timeline = Timeline(read)
    #expect(try timeline.scene(ofStep: 9_999).end.faults() == [])
  }

  @Test("Paper of other proportions lies with an edge toward the folder") func rectangle() throws {
    let json = """
      {"id": "m", "title": "M", "origin": "O", "difficulty": "easy", "start": {"lies": "POSE", "up": "white"},
       "paper": {"shape": "rectangle", "proportions": [210, 297], "coloured": "#102030"}, "steps": []}
      """
    let read = try Instructions(json: Array(json.replacing("POSE", with: "square").utf8))
    #expect(abs(read.paper.sheet.height - 297.0 / 210) < 1e-12)
    #expect(read.paper.coloured == PaperColor(red: 16, green: 32, blue: 48))
    #expect(errors(json.replacing("POSE", with: "diamond")).count == 1)
    #expect(errors(json.replacing("POSE", with: "square").replacing("297", with: "29700")).count == 1)
    #expect(errors(json.replacing("POSE", with: "square").replacing("[210, 297]", with: "[210]")).count == 1)
  }
}

@Suite struct DocumentationTests {
  @Test("The worked example of the documentation is read and folded") func example() throws {
    let article = URL(fileURLWithPath: Library.catalogue.folder).appendingPathComponent(
      "../../Sources/OrigamiModel/OrigamiModel.docc/WritingInstructions.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let example = try #require(text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    var timeline = Timeline(try Instructions(json: Array(example.utf8)))
    for index in timeline.instructions.steps.indices { #expect(try timeline.scene(ofStep: index).moves.count == 1) }
  }
}
