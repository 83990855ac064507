/// Which view has the keyboard focus, read and set.
@propertyWrapper public struct FocusState<Value: Hashable>: LinkedProperty {
  private let initialValue: Value
  private let link = Link()

  private final class Link {
    var location: StateLocation<Value>?
  }

  private init(first: Value) { initialValue = first }

  /// Creates a state for one view.
  public init() where Value == Bool { self.init(first: false) }
  /// Creates a state that names one of several views, or none.
  public init<Name: Hashable>() where Value == Name? { self.init(first: nil) }

  /// The view that has the focus.
  public var wrappedValue: Value {
    get { link.location.map { $0.read() } ?? initialValue }
    nonmutating set { link.location?.write(newValue) }
  }

  /// What `focused` binds to.
  public var projectedValue: Binding { Binding(location: link.location ?? StateLocation(initialValue)) }

  /// A focus state to be bound to a view.
  @preconcurrency @MainActor public struct Binding {
    let location: StateLocation<Value>
    /// The view that has the focus.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.write(newValue) }
    }
  }

  func link(to node: any Evaluating, storage: AnyObject?) -> AnyObject? {
    let location = storage as? StateLocation<Value> ?? StateLocation(initialValue)
    link.location = location
    return location
  }
}

struct FocusedModifier<Value: Hashable>: NodeModifier {
  let location: StateLocation<Value>
  /// The value while the view has the focus.
  let focused: Value
  /// The value when it has lost it.
  let unfocused: Value

  func makeNode(_ context: NodeContext) -> ModifierNode<FocusedModifier> { FocusedNode(self, context) }
}

private final class FocusedNode<Value: Hashable>: ModifierNode<FocusedModifier<Value>>, Evaluating, FocusFollowing {
  let reads = Reads()
  override var focusFollowing: (any FocusFollowing)? { self }
  private var lastWanted: Value?

  override init(_ modifier: FocusedModifier<Value>, _ context: NodeContext) {
    super.init(modifier, context)
    reevaluate()
  }

  override func modifierDidChange(from old: FocusedModifier<Value>) { reevaluate() }

  func reevaluate() {
    let location = modifier.location
    let wanted = tracking { location.read() }
    let before = lastWanted
    lastWanted = wanted
    graph.afterFrame { [weak self] in if let self, isAlive { follow(wanted, after: before) } }
  }

  /// Takes the focus, or gives up what the state gave before: the focus at the start stays.
  private func follow(_ wanted: Value, after before: Value?) {
    let target = first { $0.isFocusable }
    let hasFocus = graph.focus.focused.map { $0.isInside(self) } ?? false
    if wanted == modifier.focused, !hasFocus, let target {
      if let layer = LayerNode.first(before: target) { layer.focusBefore = target } else { graph.focus.focus(target) }
    }
    if wanted == modifier.unfocused, before == modifier.focused, hasFocus { graph.focus.focus(nil) }
  }

  func focusMoved(inside: Bool) {
    if inside {
      modifier.location.write(modifier.focused)
    } else if modifier.location.value == modifier.focused {
      modifier.location.write(modifier.unfocused)
    }
  }

  override func willBeDestroyed() { reads.removeAll() }
}

/// A node that is told when the focus comes into it or leaves it.
@MainActor protocol FocusFollowing: ViewNode {
  func focusMoved(inside: Bool)
}

extension View {
  /// Binds whether the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(FocusedModifier(location: condition.location, focused: true, unfocused: false))
  }

  /// Binds the focus of the view to a value of the state.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
    modified(FocusedModifier(location: binding.location, focused: value, unfocused: nil))
  }
}
