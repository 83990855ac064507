import OrigamiModel
import TerminalUI

extension ModelReader {
  /// Plays the fold of the step that is read, again if it was played.
  func play() {
    guard let step = currentStep else {
      notice = "no step here to play"
      return
    }
    guard case .success(let scene) = step.scene, step.step.picture == nil else {
      notice = "step \(step.number) can't be played"
      return
    }
    if playedStep !== step { playedStep?.playback = nil }
    playedStep = step
    plays += 1
    let isMoving = !step.motion(of: scene).isEmpty
    step.playback = Playback(number: plays, isStill: reducesMotion || !isMoving)
    let reason = !isMoving ? "nothing turns: " : reducesMotion ? "motion is reduced: " : ""
    notice = "\(reason)the paper after step \(step.number)  . again  < back"
    if !whole.contains(step.id) { position.scrollTo(id: step.id) }
  }

  /// Shows the diagram again in place of the fold that was played.
  func stopPlaying() {
    if playedStep?.playback == nil { notice = "no fold is played; . plays one" }
    playedStep?.playback = nil
    playedStep = nil
  }
}
