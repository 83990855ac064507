import Folding
import Foundation
import OrigamiModel

/// The models that ship, found from the tests' own place.
enum Library {
  static var catalogue: Catalogue {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return Catalogue(folder: root.appendingPathComponent("Resources/Models").path)
  }

  static func timeline(_ name: String) throws -> Timeline {
    Timeline(try catalogue.model(name).instructions())
  }
}

extension Timeline {
  /// The sheet and the paper after each step.
  mutating func states() throws -> [FoldedPaper] {
    var states = [sheet]
    for index in instructions.steps.indices { states.append(try scene(ofStep: index).end) }
    return states
  }
}
