/// Where a row stands at present: an element of a run, and which of the element's subviews it is.
public struct Row: Hashable, Sendable {
  /// The run that the row belongs to.
  public var run: RunID
  /// The index of the element in its run.
  public var element: Int
  /// The index of the subview in its element.
  public var subview: Int

  /// Creates the address of a subview of an element of a run.
  public init(run: RunID, element: Int, subview: Int = 0) {
    self.run = run
    self.element = element
    self.subview = subview
  }
}
