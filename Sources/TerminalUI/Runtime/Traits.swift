/// What modifiers tell the container about an element.
struct Traits {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Sets a trait of each element of its content.
struct TraitModifier<Value>: NodeModifier {
  let key: Any.Type
  let value: Value

  func makeNode(_ context: NodeContext) -> ModifierNode<TraitModifier> { TraitNode(self, context) }
}

private final class TraitNode<Value>: ModifierNode<TraitModifier<Value>> {
  override func collectElements(into elements: inout [ViewNode]) {
    let start = elements.count
    super.collectElements(into: &elements)
    for element in elements[start...] { element.traits[modifier.key, as: Value.self] = modifier.value }
  }

  override func modifierDidChange(from old: TraitModifier<Value>) {
    if !areEqual(old.value, modifier.value) { elementsDidChange() }
  }
}
