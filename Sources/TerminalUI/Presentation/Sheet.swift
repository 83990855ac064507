struct SheetModifier<Item, Content: View>: NodeModifier {
  /// What is presented now, and how to stop presenting it.
  let item: Binding<Item?>
  /// Items with another id are presented in another sheet.
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  func makeNode(_ context: NodeContext) -> ModifierNode<SheetModifier> { SheetNode(self, context) }
}

private final class SheetNode<Item, Content: View>: ModifierNode<SheetModifier<Item, Content>>, Evaluating {
  let reads = Reads()
  private var layer: LayerNode?
  private var id: AnyHashable?

  override init(_ modifier: SheetModifier<Item, Content>, _ context: NodeContext) {
    super.init(modifier, context)
    reevaluate()
  }

  override func modifierDidChange(from old: SheetModifier<Item, Content>) { reevaluate() }

  func reevaluate() {
    let modifier = modifier
    let presented = tracking { modifier.item.wrappedValue.map { (id: modifier.id($0), content: modifier.content($0)) } }
    if let layer, let presented, presented.id == id {
      layer.show(presented.content)
      return
    }
    id = presented?.id
    if let layer {
      self.layer = nil
      layer.destroy()
      if let action = modifier.onDismiss { graph.afterFrame(action) }
    }
    guard let presented else { return }
    let layer = LayerNode(presented.content, context()) { [weak self] in self?.modifier.item.wrappedValue = nil }
    self.layer = layer
    if isOnScreen { layer.appear() }
  }

  override func forEachOther(_ body: (ViewNode) -> Void) { if let layer { body(layer) } }
  override func willBeDestroyed() { reads.removeAll() }
}

extension Binding<Bool> {
  /// A condition as something that is there while it holds.
  var asItem: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension View {
  /// Presents views in front of everything while a condition holds; Escape makes it false.
  ///
  /// The sheet takes the size of its content, with a border where there is room. It takes all keys, and the focus
  /// returns to where it was.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified(SheetModifier(item: isPresented.asItem, id: { $0 }, onDismiss: onDismiss) { _ in content() })
  }

  /// Presents views made from an item in front of everything while there is one; Escape makes it `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(SheetModifier(item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content))
  }
}
