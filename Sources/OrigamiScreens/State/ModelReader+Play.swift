import OrigamiModel
import TerminalUI

extension ModelReader {
  /// Plays the fold of the step that is read, again if it was played; one that takes long to fold when it is folded.
  func play() {
    guard let step = currentStep else {
      notice = "no step here to play"
      return
    }
    guard step.step.picture == nil else { return say(cannotPlay: step) }
    guard !step.isQuick else {
      if case .success(let scene)? = step.scene { play(step, step.motion(of: scene)) } else { say(cannotPlay: step) }
      return
    }
    notice = "step \(step.number) is being folded, then it is played"
    if awaitedStep === step { return }
    awaitedStep = step
    Task {
      let motion = await step.lateMotion()
      // The reader may have gone on, or thought better of it.
      guard awaitedStep === step else { return }
      awaitedStep = nil
      guard currentStep === step else { return }
      if let motion { play(step, motion) } else { say(cannotPlay: step) }
    }
  }

  private func say(cannotPlay step: StepModel) { notice = "step \(step.number) can't be played" }

  private func play(_ step: StepModel, _ motion: FoldMotion) {
    if playedStep !== step { playedStep?.playback = nil }
    playedStep = step
    plays += 1
    step.playback = Playback(motion: motion, number: plays, isStill: reducesMotion || motion.isEmpty)
    let reason = motion.isEmpty ? "nothing turns: " : reducesMotion ? "motion is reduced: " : ""
    notice = "\(reason)the paper after step \(step.number)  . again  < back"
    if !whole.contains(step.id) { position.scrollTo(id: step.id) }
  }

  /// Shows the diagram again in place of the fold that was played.
  func stopPlaying() {
    if playedStep?.playback == nil, awaitedStep == nil { notice = "no fold is played; . plays one" }
    awaitedStep = nil
    playedStep?.playback = nil
    playedStep = nil
  }
}
