import LazyLayout

/// A view made of others whose number of rows its type does not tell: its body is evaluated to find them.
final class CompositeListNode<Content: View>: TypedListNode<Content> {
  private var body: ListBodyNode<Content.Body>?
  private var properties = DynamicProperties()

  override init(_ view: Content, _ context: ListContext) {
    super.init(view, context)
    body = ListBodyNode(context, prepare: { [unowned self] in properties.link(self.view, to: $0) }) {
      [unowned self] in $0.evaluateBody(of: self.view)
    }
  }

  override func viewDidChange(from old: Content) {
    guard let body else { return }
    if areEqual(old, view) {
      properties.relink(view, to: body)
    } else {
      body.reevaluate()
    }
  }

  override func collect(into items: inout [ListItem]) { body?.child?.collect(into: &items) }
  override func find(_ id: AnyHashable) -> ListLocation? { body?.child?.find(id) }
  override func destroy() { body?.destroy() }
}

/// The node that evaluates what gives a part of a list its rows, and that those rows hang below.
final class ListBodyNode<Body: View>: ViewNode, Evaluating {
  private let list: ListContext
  /// Runs before, without noting what is read.
  private let prepare: (ListBodyNode) -> Void
  private let produce: (ListBodyNode) -> Body
  private(set) var child: ListNode?
  let reads = Reads()

  init(
    _ context: ListContext, prepare: @escaping (ListBodyNode) -> Void = { _ in },
    _ produce: @escaping (ListBodyNode) -> Body
  ) {
    list = context
    self.prepare = prepare
    self.produce = produce
    super.init(context.parent.context(for: context.parent.environmentForChildren))
    context.list.bodies.append(self)
    reevaluate()
  }

  func reevaluate() {
    prepare(self)
    let body = tracking { produce(self) }
    if let typed = child as? TypedListNode<Body> {
      typed.update(body)
      return
    }
    child?.destroy()
    list.list.structureDidChange()
    child = Body._makeList(body, ListContext(list: list.list, parent: self, decorators: list.decorators))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if reads.environmentDiffers(old, environment) { graph.invalidate(self) }
  }

  override func collectElements(into elements: inout [ViewNode]) {}
  override func elementsDidChange() {}
  override func willBeDestroyed() {
    child?.destroy()
    list.list.bodies.removeAll { $0 === self }
    reads.removeAll()
  }
}
