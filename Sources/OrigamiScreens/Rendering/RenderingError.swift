public import OrigamiModel

/// Why a picture of a model can't be made.
public enum RenderingError: Error, Hashable, Sendable {
  /// A side is not within 1 to ``Rendering/largestSide`` pixels.
  case size(width: Int, height: Int)
  /// The model has no step of this number, but only so many.
  case noStep(Int, count: Int)
  /// The model can't be folded.
  case step(StepError)
}

extension RenderingError: CustomStringConvertible {
  /// The error as one line in words.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width)x\(height) pixels can't be made: sides are 1 to \(Rendering.largestSide)"
    case .noStep(let number, let count): "there is no step \(number), only \(count)"
    case .step(let error): error.description
    }
  }
}
