@MainActor public class ListNode {
}
@MainActor public struct ListContext {}
class TypedListNode<Content: View>: ListNode {
  func update(_ view: Content) {}
}
final class SingleListNode<Content: View>: TypedListNode<Content> { init(_ v: Content, count: Int, _ c: ListContext) {} }
final class CompositeListNode<Content: View>: TypedListNode<Content> { init(_ v: Content, _ c: ListContext) {} }
final class GroupListNode: ListNode { init(_ n: [ListNode], _ c: ListContext) {} }
final class TupleListNode<each C: View>: TypedListNode<TupleView<repeat each C>> { init(_ v: TupleView<repeat each C>, _ c: ListContext) {} }
final class ConditionalListNode<A: View, B: View>: TypedListNode<ConditionalContent<A, B>> { init(_ v: ConditionalContent<A, B>, _ c: ListContext) {} }
final class OptionalListNode<W: View>: TypedListNode<W?> { init(_ v: W?, _ c: ListContext) {} }
final class AnyListNode: TypedListNode<AnyView> { init(_ v: AnyView, _ c: ListContext) {} }
final class ForEachListNode<D: RandomAccessCollection, I: Hashable, C: View>: TypedListNode<ForEach<D, I, C>> { init(_ v: ForEach<D, I, C>, _ c: ListContext) {} }
final class ModifiedListNode<C: View, M: NodeModifier>: TypedListNode<ModifiedContent<C, M>> { init(_ v: ModifiedContent<C, M>, _ c: ListContext) {} }
