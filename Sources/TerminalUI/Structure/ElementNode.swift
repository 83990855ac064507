/// The node of one element of a loop: runs the loop's closure for it.
final class ElementNode<Element, Content: View>: ViewNode, Evaluating {
  private var element: Element
  private var make: (Element) -> Content
  private var view: Content?
  private var content: ViewNode?
  let identity: AnyHashable
  override var identified: (any Identified)? { self }
  let reads = Reads()

  init(_ element: Element, _ identity: AnyHashable, _ make: @escaping (Element) -> Content, _ context: NodeContext) {
    self.element = element
    self.make = make
    self.identity = identity
    super.init(context)
    reevaluate()
  }

  func reevaluate() { show(tracking { make(element) }) }

  private func show(_ view: Content) {
    self.view = view
    let old = content
    content = reconcile(old, with: view)
    if let old, old !== content { elementsDidChange() }
  }

  /// The loop has new data or a new closure.
  func update(_ element: Element, _ make: @escaping (Element) -> Content) {
    self.element = element
    self.make = make
    reevaluate()
  }

  /// The same for a row of a lazy container: an equal element whose view shows no difference leaves it as it is.
  func updateRow(_ element: Element, _ make: @escaping (Element) -> Content) {
    let isEqual = areEqual(self.element, element)
    self.element = element
    self.make = make
    let new = tracking { make(element) }
    if isEqual, let view, !differs(view, new) { return }
    show(new)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if reads.environmentDiffers(old, environment) { graph.invalidate(self) }
    super.environmentDidChange(from: old)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override func collectElements(into elements: inout [ViewNode]) { content?.collectElements(into: &elements) }
  override func willBeDestroyed() { reads.removeAll() }
}

/// Whether two values of one type differ in something that can be compared.
@MainActor private func differs(_ left: Any, _ right: Any, depth: Int = 0) -> Bool {
  if left is any Equatable { return !areEqual(left, right) }
  guard depth < 12 else { return false }
  let left = Mirror(reflecting: left)
  let right = Mirror(reflecting: right)
  if left.displayStyle == .class { return false }
  guard left.subjectType == right.subjectType, left.children.count == right.children.count else { return true }
  return zip(left.children, right.children).contains {
    $0.label != $1.label || differs($0.value, $1.value, depth: depth + 1)
  }
}
