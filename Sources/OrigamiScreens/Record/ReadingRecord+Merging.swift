/// What two programs did since both knew the same record, put together.
///
/// A mark, a favourite, a place or a setting that one of them changed is as it says; what the other left alone never
/// undoes a change. Where both changed the same place or setting, ours counts.
extension ReadingRecord {
  /// Our record with what somebody else made of `base` meanwhile.
  ///
  /// - Complexity: O(what all three hold).
  func merged(with theirs: ReadingRecord, since base: ReadingRecord) -> ReadingRecord {
    var merged = theirs
    for model in Set(progress.keys).union(base.progress.keys) {
      let known = base.progress[model] ?? Progress()
      let progress = (progress[model] ?? Progress()).merged(with: theirs.progress[model] ?? Progress(), since: known)
      merged.progress[model] = progress == Progress() ? nil : progress
    }
    merged.favourites = OrderedMerge(base: base.favourites, ours: favourites, theirs: theirs.favourites).elements
    for setting in RecordedSetting.all where setting.value(of: settings) != setting.value(of: base.settings) {
      setting.set(setting.value(of: settings), in: &merged.settings)
    }
    return merged
  }

  /// Whether there is more than places that `other` has otherwise.
  ///
  /// - Complexity: O(models); marks that nobody touched are compared at once.
  func differsBeyondPlaces(from other: ReadingRecord) -> Bool {
    guard settings == other.settings, favourites == other.favourites else { return true }
    func hasAllMarks(_ record: ReadingRecord, of other: ReadingRecord) -> Bool {
      other.progress.allSatisfy { $1.doneSteps == record.progress[$0]?.doneSteps ?? [] }
    }
    return !hasAllMarks(self, of: other) || !hasAllMarks(other, of: self)
  }
}

extension ReadingRecord.Progress {
  fileprivate func merged(with theirs: Self, since base: Self) -> Self {
    var merged = theirs
    merged.doneSteps.subtract(base.doneSteps.subtracting(doneSteps))
    merged.doneSteps.formUnion(doneSteps.subtracting(base.doneSteps))
    if place != base.place { merged.place = place }
    return merged
  }
}
