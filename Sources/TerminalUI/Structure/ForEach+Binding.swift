extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, with a binding to the element.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == BoundElements<Base>, Base.Element: Identifiable, ID == Base.Element.ID
  {
    self.data = BoundElements(base: data)
    self.id = { $0.wrappedValue.id }
    self.content = content
  }

  /// Creates a view for each element of a bound collection, with a binding to the element.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base> {
    self.data = BoundElements(base: data)
    self.id = { $0.wrappedValue[keyPath: id] }
    self.content = content
  }
}

/// The elements of a bound collection as bindings.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection> {
  private let base: Binding<Base>
  private let values: Base

  init(base: Binding<Base>) {
    self.base = base
    values = base.wrappedValue
  }
}

extension BoundElements: RandomAccessCollection {
  public var startIndex: Base.Index { values.startIndex }
  public var endIndex: Base.Index { values.endIndex }
  public func index(after index: Base.Index) -> Base.Index { values.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { values.index(before: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    values.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { values.distance(from: start, to: end) }

  public subscript(index: Base.Index) -> Binding<Base.Element> {
    let last = values[index]
    let base = base
    return Binding(
      get: { base.wrappedValue.indices.contains(index) ? base.wrappedValue[index] : last },
      set: { if base.wrappedValue.indices.contains(index) { base.wrappedValue[index] = $0 } })
  }
}
