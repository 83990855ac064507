import LazyLayout

/// Nothing in a lazy container.
final class EmptyListNode: TypedListNode<EmptyView> {}

/// Several views in order.
final class TupleListNode<each Content: View>: TypedListNode<TupleView<repeat each Content>> {
  private var children: [ListNode] = []

  override init(_ view: TupleView<repeat each Content>, _ context: ListContext) {
    super.init(view, context)
    for child in repeat each view.content { children.append(reconcile(nil, with: child)) }
  }

  override func viewDidChange(from old: TupleView<repeat each Content>) {
    var index = 0
    for child in repeat each view.content {
      children[index] = reconcile(children[index], with: child)
      index += 1
    }
  }

  override func collect(into items: inout [ListItem]) { for child in children { child.collect(into: &items) } }
  override func find(_ id: AnyHashable) -> ListLocation? { children.lazy.compactMap { $0.find(id) }.first }
  override func destroy() { for child in children { child.destroy() } }
}

/// A list node with one child that may be replaced by one of another type, or be missing.
class SwitchingListNode<Content: View>: TypedListNode<Content> {
  final var child: ListNode?

  override init(_ view: Content, _ context: ListContext) {
    super.init(view, context)
    child = childNode(after: nil)
  }

  /// The child for the present value.
  func childNode(after old: ListNode?) -> ListNode? { nil }

  final func discard(_ node: ListNode?) -> ListNode? {
    guard let node else { return nil }
    node.destroy()
    context.list.structureDidChange()
    return nil
  }

  override func viewDidChange(from old: Content) { child = childNode(after: child) }
  final override func collect(into items: inout [ListItem]) { child?.collect(into: &items) }
  override func find(_ id: AnyHashable) -> ListLocation? { child?.find(id) }
  final override func destroy() { child?.destroy() }
}

final class ConditionalListNode<First: View, Second: View>: SwitchingListNode<ConditionalContent<First, Second>> {
  private var isFirst: Bool?

  override func childNode(after old: ListNode?) -> ListNode? {
    switch view.branch {
    case .first(let first):
      defer { isFirst = true }
      return reconcile(isFirst == false ? discard(old) : old, with: first)
    case .second(let second):
      defer { isFirst = false }
      return reconcile(isFirst == true ? discard(old) : old, with: second)
    }
  }
}

final class OptionalListNode<Wrapped: View>: SwitchingListNode<Wrapped?> {
  override func childNode(after old: ListNode?) -> ListNode? {
    view.map { reconcile(old, with: $0) } ?? discard(old)
  }
}

final class AnyListNode: SwitchingListNode<AnyView> {
  override func childNode(after old: ListNode?) -> ListNode? { view.reconcile(old, in: self) }
}

/// A library view that stands for its content.
final class ForwardingListNode<Content: View, Inner: View>: SwitchingListNode<Content> {
  override func childNode(after old: ListNode?) -> ListNode? {
    guard let inner = (view as? any Forwarding)?.forwarded as? Inner else { return nil }
    return reconcile(old, with: inner)
  }
}

/// A view that is nothing but its content.
@MainActor protocol Forwarding {
  associatedtype Inner: View
  var forwarded: Inner { get }
}

/// A section: its header and footer are rows of their own.
final class SectionListNode<Parent: View, Content: View, Footer: View>:
  TypedListNode<Section<Parent, Content, Footer>>
{
  private let item = SectionItem()
  private var header: ListNode?
  private var content: ListNode?
  private var footer: ListNode?

  override init(_ view: Section<Parent, Content, Footer>, _ context: ListContext) {
    super.init(view, context)
    viewDidChange(from: view)
  }

  override func viewDidChange(from old: Section<Parent, Content, Footer>) {
    header = reconcile(header, with: SectionEdge(content: view.header.modified(.sectionHeader)))
    content = reconcile(content, with: view.content)
    footer = reconcile(footer, with: SectionEdge(content: view.footer))
  }

  override func collect(into items: inout [ListItem]) {
    item.header = Parent.self == EmptyView.self ? nil : header as? any RowProviding
    item.footer = Footer.self == EmptyView.self ? nil : footer as? any RowProviding
    item.content = []
    content?.collect(into: &item.content)
    items.append(.section(item))
  }

  override func find(_ id: AnyHashable) -> ListLocation? { header?.find(id) ?? content?.find(id) ?? footer?.find(id) }

  override func destroy() {
    for node in [header, content, footer] { node?.destroy() }
  }
}

/// A header or footer: one row, whatever it is made of.
private struct SectionEdge<Content: View>: LayoutContainer, IdentityCarrying {
  let content: Content
  var layout: VStackLayout { VStackLayout() }
  var carriedIdentity: AnyHashable? { (content as? any IdentityCarrying)?.carriedIdentity }
}

extension NodeModifier where Self == EnvironmentModifier {
  /// Draws a header in bold in a list whose style wants it so.
  fileprivate static var sectionHeader: EnvironmentModifier {
    EnvironmentModifier(
      change: { values in
        guard values.listStyle == .sidebar else { return }
        values.textStyle = TextStyle(attributes: .bold).over(values.textStyle)
      }, value: (), isSame: { _ in true })
  }
}
