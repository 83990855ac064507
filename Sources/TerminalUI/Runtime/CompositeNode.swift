/// The node of a view made of others: keeps its state, evaluates its body when something that it read changed.
final class CompositeNode<Content: View>: TypedNode<Content>, Evaluating {
  private var content: ViewNode?
  private var properties: DynamicProperties
  let reads = Reads()

  override init(_ view: Content, _ context: NodeContext) {
    properties = DynamicProperties()
    super.init(view, context)
    evaluate()
  }

  private func evaluate() {
    properties.link(view, to: self)
    let body = tracking { evaluateBody(of: view) }
    let isNew = content == nil
    let old = content
    let node = reconcile(content, with: body)
    content = node
    if !isNew && node !== old { elementsDidChange() }
  }

  override func viewDidChange(from old: Content) {
    if areEqual(old, view) {
      properties.relink(view, to: self)
      return
    }
    evaluate()
  }

  func reevaluate() { evaluate() }

  override func environmentDidChange(from old: EnvironmentValues) {
    if reads.environmentDiffers(old, environment) {
      graph.invalidate(self)
      content?.inherit(environment)
    } else {
      super.environmentDidChange(from: old)
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override func collectElements(into elements: inout [ViewNode]) { content?.collectElements(into: &elements) }
  override func willBeDestroyed() { reads.removeAll() }
}

extension Evaluating {
  /// Evaluates the body of a view.
  func evaluateBody<Content: View>(of view: Content) -> Content.Body {
    if !(view is any LibraryView) { graph.countBody() }
    return view.body
  }
}

/// Whether both are equal as `Equatable` values; views that are not `Equatable` always differ.
@MainActor func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, to: right)
}

private func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
  guard let right = right as? Value else { return false }
  return left == right
}
