public import Folding

/// An arrow of a diagram, curved, as points close to each other.
public struct DiagramArrow: Hashable, Sendable {
  /// What an arrow asks the folder to do.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Fold toward yourself: a solid symmetric head.
    case foldInFront
    /// Fold behind: a hollow half head.
    case foldBehind
    /// Fold and unfold: a head at both ends.
    case foldAndUnfold
    /// Unfold or pull out: a hollow head.
    case pull
    /// Push the paper in: short and fat.
    case push
    /// Turn a flap inside out: S-shaped, with a solid head.
    case reverse
    /// Turn the whole over: looped.
    case turnOver
    /// Turn the whole in its plane: part of a circle.
    case rotate
  }

  /// The tip of an arrow.
  public enum Head: Hashable, Sendable {
    /// A filled triangle.
    case solid
    /// The outline of a triangle.
    case hollow
    /// One side of a triangle's outline.
    case half
  }

  /// What it asks for.
  public var kind: Kind
  /// Its shaft, from where it starts to its tip.
  public var path: [PlanePoint]
  /// The pieces of the path that run below other layers, each by the index of the point it starts at: dotted.
  public var hiddenPieces: Set<Int> = []

  /// Creates an arrow.
  public init(_ kind: Kind, path: [PlanePoint]) {
    self.kind = kind
    self.path = path
  }

  /// The head at its end.
  public var head: Head {
    switch kind {
    case .foldInFront, .foldAndUnfold, .reverse, .turnOver, .rotate: .solid
    case .foldBehind: .half
    case .pull, .push: .hollow
    }
  }

  /// The head at its start, if it has one there.
  public var tail: Head? { kind == .foldAndUnfold ? .solid : nil }
}
