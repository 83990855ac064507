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
  /// The sheet and the paper after each step, but for those that are left out.
  mutating func states(without isLeftOut: (Step) -> Bool = { _ in false }) throws -> [FoldedPaper] {
    var states = [sheet]
    for (index, step) in instructions.steps.enumerated() where !isLeftOut(step) {
      states.append(try scene(ofStep: index).end)
    }
    return states
  }
}

extension Action {
  /// Whether the paper lies afterwards as it did before.
  var onlyCreases: Bool {
    switch self {
    case .mark: true
    case .fold(let fold): fold.kind.isUnfolded
    case .turnOver, .turnOverTopToBottom, .rotate, .level, .collapse: false
    }
  }
}
