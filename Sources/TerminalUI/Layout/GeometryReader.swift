/// A view that takes all the space offered and makes its content from it.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates content from the space there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: GeometryReader, _ context: NodeContext) -> ViewNode {
    GeometryReaderNode(view, context)
  }
}

/// The coordinates in which a frame is told.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen's.
  case global
  /// The view's own.
  case local
  /// The visible rect's of the innermost scroll view around.
  case scrollView
}

/// The size and place of a view.
@preconcurrency @MainActor public struct GeometryProxy {
  /// The views made from it may keep it: they are not to keep what keeps them.
  private weak var node: ViewNode?

  init(node: ViewNode) { self.node = node }

  /// The view's size, in cells; zero when the view is gone.
  public var size: Size { node?.size ?? .zero }

  /// The view's frame in some coordinates.
  public func frame(in space: CoordinateSpace) -> Rect {
    guard let node else { return .zero }
    return switch space {
    case .local: Rect(origin: .zero, size: node.size)
    case .global: Rect(origin: node.position(of: .zero, in: nil), size: node.size)
    case .scrollView:
      Rect(origin: node.position(of: .zero, in: node.enclosing(ScrollNode.self)), size: node.size)
    }
  }
}

extension ViewNode {
  /// A point of this element in the coordinates of an element around it, or of the screen.
  func position(of point: Point, in ancestor: ViewNode?) -> Point {
    var point = point
    var node: ViewNode? = self
    while let current = node, current !== ancestor {
      point = current.positionInContainer(point)
      node = current.container
    }
    return point
  }

  /// The innermost element of a type around this one.
  func enclosing<Node>(_ type: Node.Type) -> Node? where Node: ViewNode {
    var node = container
    while let current = node {
      if let found = current as? Node { return found }
      node = current.container
    }
    return nil
  }
}

private final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>>, Evaluating {
  private let box: ContentBox
  private var shownSize: Size?
  let reads = Reads()

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    box = ContentBox(alignment: .topLeading)
    super.init(view, context)
    box.owner = self
  }

  override func viewDidChange(from old: GeometryReader<Content>) { reevaluate() }

  func reevaluate() {
    shownSize = nil
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func arrange() {
    if shownSize != size {
      shownSize = size
      let view = view
      box.show(tracking { view.content(GeometryProxy(node: self)) })
    }
    box.place(in: size)
  }

  override func elementsDidChange() { box.elementsDidChange() }
  override func draw(_ painter: inout Painter) { box.draw(&painter) }
  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool { box.hit(point, visit) }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }
  override func willBeDestroyed() { reads.removeAll() }
}
