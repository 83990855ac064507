import TestSupport

@testable import OrigamiScreens

extension ReadingRecord {
  /// Does something a reader could do.
  mutating func change(using random: inout SeededGenerator) {
    let model = ModelKey(rawValue: ["swan", "cup", "/home/a/boat.fold"].randomElement(using: &random) ?? "")
    let step = "step \(Int.random(in: 0..<6, using: &random))"
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: progress[model, default: Progress()].doneSteps.insert(step)
    case 3: progress[model]?.doneSteps.remove(step)
    case 4: progress[model, default: Progress()].place = Bool.random(using: &random) ? .showcase : .step(step)
    case 5: progress[model] = nil
    case 6:
      settings.detail = ReadingSettings.Detail.allCases.randomElement(using: &random) ?? .full
      settings.reducesMotion.toggle()
    default:
      if let index = favourites.firstIndex(of: model) { favourites.remove(at: index) }
      let isGone = Bool.random(using: &random)
      if !isGone { favourites.insert(model, at: Int.random(in: 0...favourites.count, using: &random)) }
    }
    for (key, known) in progress where known == Progress() { progress[key] = nil }
  }

  /// A record after some changes.
  func changed(_ count: Int, using random: inout SeededGenerator) -> ReadingRecord {
    var record = self
    for _ in 0..<count { record.change(using: &random) }
    return record
  }

  /// Every mark with its model.
  var marks: Set<[String]> {
    Set(progress.flatMap { key, progress in progress.doneSteps.map { [key.rawValue, $0] } })
  }
}
