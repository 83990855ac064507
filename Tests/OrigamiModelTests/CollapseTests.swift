import Folding
import Foundation
import OrigamiModel
import StrictJSON
import Testing

@Suite struct CollapseTests {
  /// The crane's preliminary base as a frame of its exported file.
  private func base() throws -> (state: FoldedPaper, frame: JSONValue) {
    var timeline = try Library.timeline("crane")
    let state = try timeline.scene(ofStep: 2).end
    let text = try FoldExport.text(of: &timeline)
    guard case .object(let root) = try JSONDocument(text).value(),
      case .array(let frames)? = root.first(where: { $0.key == "file_frames" })?.value
    else { throw CancellationError() }
    return (state, frames[3])
  }

  private func instructions(_ frame: String) -> String {
    """
    {"id": "m", "title": "M", "origin": "O", "difficulty": "easy", "paper": {"shape": "square", "coloured": "red"},
     "start": {"lies": "diamond", "up": "white"}, "steps": [
       {"title": "Collapse", "do": [{"collapse": \(frame), "name": "base"}]},
       {"title": "On", "do": [{"fold": "valley", "name": "lift", "bring": "top", "to": {"between": ["left", "right"], "at": "1/2"},
                               "layers": "all", "move": "top"}]}]}
    """
  }

  @Test("A given state is folded to, and folded on from") func collapse() throws {
    let (state, frame) = try base()
    var timeline = Timeline(try Instructions(json: Array(instructions(frame.compactText).utf8)))
    let scene = try timeline.scene(ofStep: 0)
    #expect(scene.end.faults() == [])
    #expect(scene.end.flatPieceCount == state.flatPieceCount)
    #expect(scene.end.place(of: "left")?.isSamePlace(as: PlanePoint(0, 0)) == true)
    #expect(scene.words.count == 1)
    #expect(scene.end.visibleFaces().map(\.side) == state.visibleFaces().map(\.side))
  }

  @Test(
    "A given state that isn't a folding of the sheet is refused with the reason", arguments: ["0.25", "-3", "0.3535"])
  func refused(number: String) throws {
    let (_, frame) = try base()
    guard case .object(var members) = frame, let index = members.firstIndex(where: { $0.key == "vertices_coords" }),
      case .array(var places) = members[index].value
    else { throw CancellationError() }
    places[1] = .array([.number(Double(number) ?? 0), .number(0.1)])
    members[index].value = .array(places)
    var timeline = Timeline(try Instructions(json: Array(instructions(JSONValue.object(members).compactText).utf8)))
    do throws(StepError) {
      _ = try timeline.scene(ofStep: 0)
      Issue.record("folded")
    } catch {
      #expect(error.step == 1 && error.fold == "base")
      #expect("\(error)".contains("isn't a congruent copy"))
    }
  }

  @Test("A given state without places on the sheet is refused when it is read") func incomplete() {
    let frame = #"{"vertices_coords": [[0,0],[1,0],[1,1]], "faces_vertices": [[0,1,2]]}"#
    #expect(throws: JSONErrors.self) { try Instructions(json: Array(instructions(frame).utf8)) }
  }
}
