/// The chosen rows of a list by the tags that stand for them, whatever the type of the bound value.
@MainActor struct ListSelection {
  /// What a choice does to the rows chosen before.
  enum Mode {
    /// The row is chosen alone.
    case replace
    /// The row is chosen too.
    case extend
    /// The row is chosen too, or no longer.
    case toggle
  }

  let value: () -> AnyHashable
  /// A row that is chosen, where one is.
  let first: () -> AnyHashable?
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable, Mode) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    value = { AnyHashable(binding.wrappedValue) }
    first = { binding.wrappedValue.map { AnyHashable($0) } }
    isChosen = { tag in (tag.base as? Value).map { $0 == binding.wrappedValue } ?? false }
    choose = { tag, mode in
      guard let value = tag.base as? Value else { return }
      binding.wrappedValue = mode == .toggle && binding.wrappedValue == value ? nil : value
    }
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    value = { AnyHashable(binding.wrappedValue) }
    first = { binding.wrappedValue.first.map { AnyHashable($0) } }
    isChosen = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
    choose = { tag, mode in
      guard let value = tag.base as? Value else { return }
      switch mode {
      case .replace: binding.wrappedValue = [value]
      case .extend: binding.wrappedValue.insert(value)
      case .toggle: binding.wrappedValue.formSymmetricDifference([value])
      }
    }
  }
}
