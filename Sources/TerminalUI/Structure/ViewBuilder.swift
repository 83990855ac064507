/// Builds one view from the statements of a closure.
@MainActor @resultBuilder public struct ViewBuilder {
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view: itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views: all in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }
  /// The second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }
  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
