/// A way to arrange subviews.
///
/// `sizeThatFits` is called once per proposal and `placeSubviews` once per pass, until something inside changes.
@preconcurrency @MainActor public protocol Layout {
  /// The subviews to arrange.
  typealias Subviews = LayoutSubviews
  /// What is kept from one call to the next.
  associatedtype Cache = Void

  /// Makes the cache when the subviews are known.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when the subviews changed; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size taken where `proposal` is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Gives each subview its place in `bounds`.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The axis along which a stack arranges; `nil` for other layouts.
  static var layoutProperties: LayoutProperties { get }
}

/// What is special about a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges; `nil` for other layouts.
  public var stackOrientation: Axis?
  /// Creates the properties of no stack.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The views of `content` arranged by this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view tells the layout it is in.
public protocol LayoutValueKey {
  /// What the value is.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around the view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(TraitModifier(key: key, value: value))
  }

  /// Sets how early a stack gives the view its space; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modified(TraitModifier(key: LayoutPriorityKey.self, value: value))
  }
}

enum LayoutPriorityKey: LayoutValueKey {
  static let defaultValue = 0.0
}
