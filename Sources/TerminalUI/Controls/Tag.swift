enum TagKey {}

extension View {
  /// Gives the view the value that it stands for in a picker or a list with selection.
  ///
  /// A value also stands for itself where an optional one is chosen, as `includeOptional` says in SwiftUI.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modified(TraitModifier(key: TagKey.self, value: AnyHashable(tag)))
  }
}

extension ViewNode {
  /// The value that an element stands for among those of `container`: its tag, or the id of the loop's row that it is.
  func tag(in container: ViewNode) -> AnyHashable? {
    if let tag = traits[TagKey.self, as: AnyHashable.self] { return tag }
    var node = parent
    while let current = node, current !== container {
      if let row = current.identified { return row.identity }
      node = current.parent
    }
    return nil
  }
}

/// A bound value of any type by the tag that stands for it.
@MainActor struct Selected {
  /// Whether a tag stands for the value.
  let isChosen: (AnyHashable?) -> Bool
  /// Takes the value that a tag stands for.
  let choose: (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    func value(_ tag: AnyHashable?) -> Value? { tag.flatMap { $0.base as? Value } }
    isChosen = { tag in value(tag).map { $0 == binding.wrappedValue } ?? false }
    choose = { tag in if let value = value(tag) { binding.wrappedValue = value } }
  }
}

/// Sets the tag of each element of its content, where there is one.
struct RowTagModifier: NodeModifier {
  let tag: AnyHashable?

  func makeNode(_ context: NodeContext) -> ModifierNode<RowTagModifier> { RowTagNode(self, context) }
}

private final class RowTagNode: ModifierNode<RowTagModifier> {
  override func collectElements(into elements: inout [ViewNode]) {
    let start = elements.count
    super.collectElements(into: &elements)
    guard let tag = modifier.tag else { return }
    for element in elements[start...] { element.traits[TagKey.self, as: AnyHashable.self] = tag }
  }

  override func modifierDidChange(from old: RowTagModifier) { if old.tag != modifier.tag { elementsDidChange() } }
}
