/// The root of an element's rows in a lazy container: its subviews are the rows, or cells of a grid's lines.
///
/// It lives as long as a row or line uses it, or longer where the number of its subviews had to be known.
final class RowRoot: ViewNode {
  private var content: ViewNode?
  private var collected: [ViewNode]?
  private var users: [ObjectIdentifier: User] = [:]
  /// Set where the number of its subviews had to be known: told when they are others than before.
  var onCountChange: (() -> Void)?
  /// Whether a lazy container, or an effect that follows scrolling, was ever inside: else nobody need look for one.
  private(set) var mayHoldContainer = false
  private(set) var mayHoldScrollEffect = false
  /// Told before it goes with its last user.
  var onLetGo: (() -> Void)?
  /// The element that it is the root of now, where the number of its rows had to be known.
  var element: Int?

  /// A row or line that shows subviews of it.
  private struct User {
    let onChange: () -> Void
    var isSeen = false
  }

  init(_ context: NodeContext, _ make: (NodeContext) -> ViewNode) {
    super.init(context)
    content = make(self.context())
  }

  /// The root that a node hangs below.
  static func around(_ node: ViewNode?) -> RowRoot? {
    var node = node
    while let current = node {
      if let root = current as? RowRoot { return root.isAlive ? root : nil }
      node = current.parent
    }
    return nil
  }

  /// Notes for all rows around a node that it is inside.
  static func note(containing node: ViewNode, isContainer: Bool) {
    var inner: ViewNode? = node
    while let root = around(inner?.parent) {
      if isContainer { root.mayHoldContainer = true } else { root.mayHoldScrollEffect = true }
      inner = root
    }
  }

  var elements: [ViewNode] {
    if let collected { return collected }
    var found: [ViewNode] = []
    content?.collectElements(into: &found)
    collected = found
    return found
  }

  override func elementsDidChange() {
    collected = nil
    for user in users.values { user.onChange() }
    onCountChange?()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override var appearsWithParent: Bool { false }

  override func willBeDestroyed() { users = [:] }

  // MARK: Users

  var hasUsers: Bool { !users.isEmpty }

  /// A row or line shows subviews of it from now on, and is told when they are others.
  func add(_ user: ViewNode, onChange: @escaping () -> Void) {
    users[ObjectIdentifier(user)] = User(onChange: onChange)
  }

  /// A row or line shows it no more; it goes with the last one unless its number of subviews had to be known.
  func remove(_ user: ViewNode) {
    setSeen(false, by: user)
    users[ObjectIdentifier(user)] = nil
    if users.isEmpty && onCountChange == nil {
      onLetGo?()
      destroy()
    }
    guard isAlive else { return }
    for element in elements where element.container === user { element.container = nil }
  }

  /// It is on the screen while one of the rows and lines that show it is.
  func setSeen(_ isSeen: Bool, by user: ViewNode) {
    users[ObjectIdentifier(user)]?.isSeen = isSeen
    if users.values.contains(where: \.isSeen) { appear() } else { disappear() }
  }
}
