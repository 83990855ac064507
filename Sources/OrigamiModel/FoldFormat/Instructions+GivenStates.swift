import Folding

/// Why a frame of a FOLD file can't be stated in instructions.
public struct UnstatableFrame: Error, Hashable, Sendable, CustomStringConvertible {
  /// The frame's title; nothing where the whole file is meant.
  public let title: String?
  /// What is wrong, as a clause.
  public let reason: String

  /// The error in words.
  public var description: String { (title.map { "frame “\($0)”: " } ?? "") + reason }
}

extension Instructions {
  /// Instructions that fold the paper to the states a FOLD file shows: each folded form is given outright, as a collapse.
  ///
  /// Crease patterns are left out, for the sheet is what the paper is folded from. Instructions that show no pictures are
  /// answered as they are.
  /// - Parameter id: what the model is to be called.
  /// - Throws: the first frame that is no flat folding of a square or rectangle with known layers.
  public func givingStates(id name: String) throws(UnstatableFrame) -> Instructions {
    guard showsPictures else { return self }
    var sheet: Sheet?
    var previous: GivenFolding?
    var instructions = self
    instructions.id = Identifier.made(from: name)
    instructions.steps = []
    for var step in steps {
      guard let picture = step.picture, !picture.isCreasePattern else { continue }
      do throws(Unstatable) {
        let (given, ownSheet) = try picture.given()
        if let sheet, sheet.outline != ownSheet.outline {
          throw Unstatable("its sheet is another than that of the frames before")
        }
        // The sheet as it lies is where the folding begins.
        let isStart = sheet == nil && given.asOnePiece != nil
        if !isStart, given != previous {
          step.actions = [.collapse(named: "state \(instructions.steps.count + 1)", given)]
        }
        sheet = sheet ?? ownSheet
        previous = given
      } catch { throw UnstatableFrame(title: step.title, reason: error.reason) }
      step.id = "step-\(instructions.steps.count + 1)"
      step.picture = nil
      instructions.steps.append(step)
    }
    guard let sheet else { throw UnstatableFrame(title: nil, reason: "there is no folded form in it") }
    instructions.paper.sheet = sheet
    var timeline = Timeline(instructions)
    do { _ = try timeline.folded() } catch {
      throw UnstatableFrame(title: error.step.map { instructions.steps[$0 - 1].title }, reason: "\(error.reason)")
    }
    return instructions
  }
}
