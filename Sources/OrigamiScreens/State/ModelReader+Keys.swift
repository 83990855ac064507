import OrigamiModel
import TerminalUI

extension ModelReader {
  /// What is to be done about an action that leads out of the model's screen.
  enum Outcome: Hashable {
    case done
    /// The key means nothing here.
    case ignored
    /// Nothing was open: back to where the model was chosen.
    case leave
    case quit
  }

  /// Does what a key means.
  func handle(_ press: KeyPress) -> Outcome {
    notice = nil
    if case .search(let text) = entry { return type(press, after: text) }
    guard let action = ReaderAction(press) else { return .ignored }
    return perform(action)
  }

  /// Does an action.
  func perform(_ action: ReaderAction) -> Outcome {
    let number = typedNumber
    let digits = typedDigits
    if case .typeDigit = action {} else { entry = .none }
    switch action {
    case .scrollLines(let count): position.scrollBy(count)
    case .scrollHalfPages(let count): position.scrollBy(pages: Double(count) / 2)
    case .scrollPages(let count): position.scrollBy(pages: Double(count))
    case .goToTop: if let number { goToStep(number) } else { go(to: .top) }
    case .goToEnd: if let number { goToStep(number) } else { go(to: .bottom) }
    case .goToNeighbour(let direction): goToNeighbour(direction)
    case .typeDigit(let digit): entry = .number(String((typedDigits + String(digit)).suffix(6)))
    case .confirm: if let number { goToStep(number) } else { play() }
    case .beginSearch: entry = .search("")
    case .goToMatch(let direction): goToMatch(direction)
    case .scrollStrip(let direction): stripPosition.scrollBy(direction * StripLayout.stride)
    case .toggleDone: toggleDone()
    case .toggleShowcase: toggleShowcase()
    case .play: play()
    case .stopPlaying: stopPlaying()
    case .toggleMoves: toggleMoves()
    case .reload: Task { await reload() }
    case .open(let sheet): self.sheet = sheet
    case .toggleEngine: toggleEngine()
    case .close: return close(hadNumber: number != nil)
    case .takeBack:
      if digits.isEmpty { return close(hadNumber: false) }
      if digits.count > 1 { entry = .number(String(digits.dropLast())) }
    case .quit: return .quit
    }
    return .done
  }

  private var typedDigits: String { if case .number(let digits) = entry { digits } else { "" } }
  private var typedNumber: Int? { Int(typedDigits) }

  /// Scrolls to an end; where all is seen already nothing moves that could tell the place.
  private func go(to edge: Edge) {
    position.scrollTo(edge: edge)
    if edge == .top, let first = shownSteps.first { place = .step(first.step.id) }
  }

  private func toggleDone() {
    if let step = currentStep { step.isDone.toggle() } else { notice = "no step here to mark" }
  }

  private func toggleMoves() {
    memory.settings.showsMoves.toggle()
    notice = memory.settings.showsMoves ? "moves in words" : "moves in diagrams alone"
  }

  private func toggleEngine() {
    showsEngine.toggle()
    shownGeometry = showsEngine ? geometry : nil
  }

  private func close(hadNumber: Bool) -> Outcome {
    if hadNumber { return .done }
    if pattern != nil {
      pattern = nil
      match = nil
      return .done
    }
    return .leave
  }

  // MARK: Steps

  /// Goes to the step of a number from 1.
  func goToStep(_ number: Int) {
    guard steps.indices.contains(number - 1) else {
      notice = steps.count == 1 ? "there is only step 1" : "there are steps 1 to \(steps.count)"
      if steps.isEmpty { notice = "there are no steps" }
      return
    }
    let step = steps[number - 1]
    guard step.level <= memory.settings.detail.level else {
      notice = "step \(number) is left out; , shows more"
      return
    }
    go(to: step)
  }

  private func go(to step: StepModel) {
    position.scrollTo(id: step.id, anchor: .top)
    place = .step(step.step.id)
  }

  private func goToNeighbour(_ direction: Int) {
    let shown = shownSteps
    switch place {
    case .step(let id):
      let here = step(id)?.index ?? 0
      let next = direction > 0 ? shown.first { $0.index > here } : shown.last { $0.index < here }
      if let next { go(to: next) } else if direction < 0 { go(to: .top) } else { goToShowcase(isAnimated: false) }
    case .showcase where direction < 0 && !shown.isEmpty: shown.last.map(go)
    case .showcase, .nowhere: notice = direction < 0 ? "no step before" : "no step after"
    }
  }

  /// Goes to a row of the contents.
  func go(to row: RowID) {
    if case .step(let id) = row, let step = step(id) { go(to: step) } else { goToShowcase(isAnimated: false) }
  }

  // MARK: Showcase

  /// Goes to the showcase, or from there back to where the reader was.
  func toggleShowcase() {
    if place == .showcase, let place = returnPlace {
      returnPlace = nil
      go(to: place)
    } else {
      returnPlace = exactPlace
      goToShowcase(isAnimated: true)
    }
  }

  private var exactPlace: ExactPlace? {
    guard let row = seen.first, let geometry else { return nil }
    return ExactPlace(
      row: row, offset: geometry.rowOffset, contentOffset: geometry.contentOffset.y,
      containerSize: geometry.containerSize)
  }

  private func go(to place: ExactPlace) {
    if geometry?.containerSize == place.containerSize {
      withAnimation { position.scrollTo(y: place.contentOffset) }
    } else {
      // What lies above is arranged otherwise now.
      position.scrollTo(id: place.row, anchor: .top)
      if place.offset > 0 { position.scrollBy(place.offset) }
    }
    if case .step(let id) = place.row { self.place = .step(id) }
  }

  private func goToShowcase(isAnimated: Bool) {
    withAnimation(isAnimated ? .default : nil) { position.scrollTo(id: RowID.showcase, anchor: .top) }
    place = .showcase
  }
}
