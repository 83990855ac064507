/// The root or a pushed view of a navigation stack.
final class NavigationLevelNode: ViewNode {
  /// What was pushed; `nil` for the root.
  let value: AnyHashable?
  private let box = ContentBox(alignment: .center)
  private let dismiss: () -> Void
  /// Who had the focus when something was pushed over it.
  weak var focus: ViewNode?
  /// Whether it is the topmost: the one that is seen.
  var isTopmost = false
  var title: String? { didSet { if title != oldValue { parent?.invalidateLayout() } } }

  /// Whether the stack shows no bar above it.
  var hidesBar = false { didSet { if hidesBar != oldValue { parent?.invalidateLayout() } } }

  init(_ value: AnyHashable?, _ context: NodeContext, dismiss: @escaping () -> Void) {
    self.value = value
    self.dismiss = dismiss
    super.init(context)
    box.owner = self
    container = context.parent
  }

  func show<Content: View>(_ content: Content) { box.show(content, environment: environmentForChildren) }

  override var environmentForChildren: EnvironmentValues {
    guard value != nil else { return environment }
    var values = environment
    values.dismiss = DismissAction(of: self) { [weak self] in self?.dismiss() }
    values.isPresented = true
    return values
  }

  override var appearsWithParent: Bool { isTopmost }
  override func measure(_ proposal: ProposedViewSize) -> Size { box.sizeThatFits(proposal) }
  override func arrange() { box.place(in: size) }
  override func draw(_ painter: inout Painter) { box.draw(&painter) }
  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool { box.hit(point, visit) }
  override func elementsDidChange() { box.elementsDidChange() }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }

  /// The level that a node is in.
  static func around(_ node: ViewNode) -> NavigationLevelNode? {
    var node = node.parent
    while let current = node {
      if let level = current as? NavigationLevelNode { return level }
      node = current.parent
    }
    return nil
  }
}
