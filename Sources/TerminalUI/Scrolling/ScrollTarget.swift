/// Where a program wants a scroll view to be.
struct ScrollTarget {
  enum Place {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case offset(x: Int?, y: Int?)
  }

  let place: Place
  let animation: Animation?
}

/// A node around scroll views that tells them where to be.
@MainActor protocol ScrollCommanding: ViewNode {
  /// A scroll view inside was made.
  func attach(_ scroll: ScrollNode)
}

/// A node around a scroll view that wants to know what is seen.
@MainActor protocol ScrollObserving: ViewNode {
  /// The scroll view has been laid out or was scrolled.
  func scrollDidChange(_ scroll: ScrollNode)
}
