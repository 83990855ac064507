import Folding

/// A step that can't be folded.
public struct StepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step's number, counted from 1; nothing for the turns that put up the finished model.
  public let step: Int?
  /// The fold's name, if the trouble is with a fold.
  public let fold: String?
  /// What is wrong.
  public let reason: FoldingError

  /// Creates the error of a step, a fold or the finished model.
  public init(step: Int?, fold: String?, reason: FoldingError) {
    self.step = step
    self.fold = fold
    self.reason = reason
  }

  /// The error in words: “step 5: fold “neck”: the line misses the flap”.
  public var description: String {
    let place = step.map { "step \($0)" } ?? "the finished model"
    return place + ": " + (fold.map { "fold “\($0)”: " } ?? "") + reason.description
  }
}
