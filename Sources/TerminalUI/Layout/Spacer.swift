/// Empty space that takes what is left along its stack.
public struct Spacer: PrimitiveView, Equatable {
  let minLength: Int?

  /// Creates a space of at least `minLength` cells; 0 by default.
  public init(minLength: Int? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Spacer, _ context: NodeContext) -> ViewNode { SpacerNode(view, context) }
}

private final class SpacerNode: TypedNode<Spacer> {
  /// A spacer gets what all others leave.
  override init(_ view: Spacer, _ context: NodeContext) {
    super.init(view, context)
    traits[LayoutPriorityKey.self, as: Double.self] = -Double.infinity
  }

  override func viewDidChange(from old: Spacer) { if old != view { invalidateLayout() } }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let least = max(view.minLength ?? 0, 0)
    func length(_ axis: Axis) -> Int { max(proposal[axis] ?? least, least) }
    guard let axis = environment.stackAxis else { return Size(width: length(.horizontal), height: length(.vertical)) }
    return Size(length(axis), along: axis, cross: 0)
  }
}
