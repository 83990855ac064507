import TerminalUI

extension ModelReader {
  /// The scroll view was laid out or scrolled.
  func geometryChanged(to new: ScrollGeometry) {
    geometry = new
    let range = new.contentSize.height - new.containerSize.height
    let percent = range > 0 ? min(100, new.contentOffset.y * 100 / range) : 100
    if percent != self.percent { self.percent = percent }
    if showsEngine { shownGeometry = new }
  }

  /// Other rows are seen.
  func rowsSeen(_ rows: [RowID]) {
    seen = rows
    let first = shownSteps.prefix(Self.stepsNearTop).map(\.id)
    let isNear = rows.contains { first.contains($0) }
    if isNear != isNearTop { isNearTop = isNear }
    updatePlace()
  }

  /// Other rows are seen whole.
  func wholeRowsSeen(_ rows: [RowID]) {
    whole = rows
    updatePlace()
  }

  private func updatePlace() {
    guard let new = ReadingPlace(seen: seen, whole: whole), new != place else { return }
    place = new
  }
}
