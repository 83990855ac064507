import Foundation
import OrigamiModel

extension Step.Audience {
  /// Its place among the audiences, those who are shown least first.
  var level: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ReadingSettings.Detail {
  /// The last of the audiences whose steps are shown.
  package var audience: Step.Audience {
    switch self {
    case .essential: .everyone
    case .standard: .most
    case .full: .beginners
    }
  }

  /// The highest level of the steps that are shown.
  var level: Int { audience.level }
}

extension StepModel {
  /// Holds of the steps that are shown at a level of detail.
  nonisolated static func isShown(at detail: ReadingSettings.Detail) -> Predicate<StepModel> {
    let level = detail.level
    return #Predicate { $0.level <= level }
  }
}
