import LazyLayout

/// The element of a scroll view: knows how far it is scrolled, lays its content out behind the viewport.
///
/// Where a lazy stack lies along the axis inside, the stack's engine owns the position along it, since only a row and a
/// distance are exact; other content is scrolled by an offset kept here.
final class ScrollNode: ViewNode {
  var axes: Axis.Set {
    didSet {
      if axes == oldValue { return }
      box.axis = mainAxis
      invalidateLayout()
    }
  }
  private let hidesIndicators: Bool
  let box: ContentBox
  private(set) var contentSize = Size.zero
  /// The size of the part of the content that is seen: without the bar.
  private(set) var viewport = Size.zero
  private(set) var showsBar = false
  private var lazies: [any LazyContent] = []
  private var offset = Point.zero
  var pending: ScrollTarget?
  var animation: ScrollAnimation?
  /// Whether the user moved it since a program did.
  var wasScrolledByUser = false
  /// Set while the thumb of the bar is dragged: where on the thumb it was taken.
  var thumbGrip: Int?
  private lazy var observers = ancestors().compactMap { $0.scrollObserving.map(Observer.init) }

  private var isTelling = false
  private var toldTargets: [(id: AnyHashable, start: Int, extent: Int)]?

  /// A node around this one, which it belongs to.
  private struct Observer {
    unowned let node: any ScrollObserving
  }

  init(axes: Axis.Set, hidesIndicators: Bool, _ context: NodeContext) {
    self.axes = axes
    self.hidesIndicators = hidesIndicators
    box = ContentBox(
      alignment: axes == .vertical ? .top : axes == .horizontal ? .leading : .topLeading,
      axis: axes.contains(.vertical) ? .vertical : .horizontal)
    super.init(context)
    box.owner = self
    for node in ancestors() { node.scrollCommanding?.attach(self) }
  }

  /// The nodes around, up to the scroll view around this one.
  private func ancestors() -> [ViewNode] {
    var nodes: [ViewNode] = []
    var node = parent
    while let current = node, !(current is ScrollNode) {
      nodes.append(current)
      node = current.parent
    }
    return nodes
  }

  override var environmentForChildren: EnvironmentValues {
    var values = environment
    values.scroll = link
    values.stackAxis = axes == .horizontal ? .horizontal : .vertical
    return values
  }

  private lazy var link = WeakScrollNode(self)

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.scrollIndicators != environment.scrollIndicators { invalidateLayout() }
    super.environmentDidChange(from: old)
  }

  override func elementsDidChange() { box.elementsDidChange() }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool { scroll(by: event, at: point) }

  override var keyRole: KeyRole { .scrolling }

  // MARK: Lazy content

  func register(_ lazy: any LazyContent) {
    lazies.removeAll { $0 === lazy }
    lazies.append(lazy)
  }

  func unregister(_ lazy: any LazyContent) { lazies.removeAll { $0 === lazy } }

  var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

  /// The lazy stack that owns the position: the one at the viewport's beginning, else the nearest after it.
  var owner: (any LazyContent)? {
    if lazies.count < 2 { return lazies.first }
    let start = offset[mainAxis]
    let sorted = lazies.sorted { $0.leadingMargin < $1.leadingMargin }
    return sorted.first { start < $0.leadingMargin + $0.rowsExtent } ?? sorted.last
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let known = proposal
    if let width = known.width, let height = known.height { return Size(width: width, height: height) }
    let ideal = box.sizeThatFits(contentProposal(Size(width: proposal.width ?? 0, height: proposal.height ?? 0), known))
    return Size(
      width: min(proposal.width ?? ideal.width, axes.contains(.horizontal) ? .unbounded : max(ideal.width, 0)),
      height: min(proposal.height ?? ideal.height, max(ideal.height, 0)))
  }

  override func fills(_ sizes: SizeCache) -> Bool { sizes.isOfCertainSizes }

  private func contentProposal(_ size: Size, _ proposal: ProposedViewSize? = nil) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal == nil ? size.width : proposal?.width,
      height: axes.contains(.vertical) ? nil : proposal == nil ? size.height : proposal?.height)
  }

  override func arrange() {
    let mayShowBar =
      !hidesIndicators && !environment.scrollIndicators.isHidden && axes.contains(.vertical) && size.width > 1
    showsBar = mayShowBar && (showsBar || lazies.contains { $0.fills(size) })
    layOutContent()
    if mayShowBar, !showsBar, contentSize.height > viewport.height {
      showsBar = true
      layOutContent()
    } else if showsBar, contentSize.height <= viewport.height {
      showsBar = false
      layOutContent()
      if contentSize.height > viewport.height {
        showsBar = true
        layOutContent()
      }
    }
    if let target = pending, scroll(to: target) { pending = nil }
    graph.afterFrame { [weak self] in self?.notifyObservers() }
  }

  private func layOutContent() {
    viewport = Size(width: max(0, size.width - (showsBar ? 1 : 0)), height: size.height)
    for _ in 0..<4 {
      for lazy in lazies { lazy.viewportWillBe(viewport) }
      contentSize = box.sizeThatFits(contentProposal(viewport))
      let room = Size(
        width: axes.contains(.horizontal) ? contentSize.width : viewport.width,
        height: axes.contains(.vertical) ? contentSize.height : viewport.height)
      box.place(in: room)
      if !settleMargins() { break }
    }
    clampOffset()
  }

  /// Tells each lazy stack what lies before and after it; whether one must be laid out anew for that.
  private func settleMargins() -> Bool {
    var isOther = false
    let owner = owner
    for lazy in lazies {
      let start = lazy.position(of: .zero, inContentOf: self)[mainAxis]
      let end = contentSize[mainAxis] - start - lazy.rowsExtent
      if lazy.setMargins(leading: start, trailing: max(0, end)) { isOther = true }
      if lazy !== owner, lazy.setOffset(offset[mainAxis]) { isOther = true }
    }
    if let owner { offset[mainAxis] = owner.contentOffset }
    return isOther
  }

  private func clampOffset() {
    let axis = mainAxis
    for each in Axis.allCases where each != axis || owner == nil {
      offset[each] = max(0, min(offset[each], contentSize[each] - viewport[each]))
    }
    if let owner { offset[axis] = owner.contentOffset }
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: contentSize, containerSize: viewport, rowOffset: rowOffset,
      isEstimated: owner?.isEstimated ?? false, rows: owner?.counts ?? LazyRowCounts())
  }

  private func notifyObservers() {
    guard isAlive else { return }
    isTelling = true
    for observer in observers where observer.node.isAlive { observer.node.scrollDidChange(self) }
    (isTelling, toldTargets) = (false, nil)
  }

  /// The targets, found once while observers are told, who ask for them one after the other.
  func targets() -> [(id: AnyHashable, start: Int, extent: Int)] {
    if let toldTargets { return toldTargets }
    let targets = findTargets()
    if isTelling { toldTargets = targets }
    return targets
  }

  // MARK: Drawing

  override func draw(_ painter: inout Painter) {
    let before = painter.viewport
    painter.viewport = Rect(origin: painter.origin, size: viewport)
    painter.clipped(to: Rect(origin: .zero, size: viewport)) { painter in
      for element in box.elements { painter.draw(element, at: element.origin - offset) }
    }
    painter.viewport = before
    if showsBar { drawBar(&painter) }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    guard Rect(origin: .zero, size: viewport).contains(point) else { return false }
    return box.elements.reversed().contains { visit($0, point + offset - $0.origin) }
  }

  /// Whether something of it is on the screen now.
  var isInView: Bool {
    var frame = Rect(origin: .zero, size: size)
    var node: ViewNode = self
    while let container = node.container {
      frame = Rect(origin: node.positionInContainer(frame.origin), size: frame.size)
      if let scroll = container as? ScrollNode {
        frame = frame.intersection(Rect(origin: .zero, size: scroll.viewport))
        if frame.isEmpty { return false }
      }
      node = container
    }
    return true
  }

  override var scrolledBy: Point { offset }

  // MARK: Moving

  func setOffset(_ value: Int, along axis: Axis) {
    let limit = max(0, contentSize[axis] - viewport[axis])
    let value = max(0, min(value, limit))
    guard value != offset[axis] else { return }
    offset[axis] = value
    invalidateLayout()
  }

  func offset(along axis: Axis) -> Int { offset[axis] }

  /// Sets the offset before the first layout, which knows how far it may go.
  func setFirstOffset(_ offset: Point) { self.offset = offset }
}

/// A lazy stack or grid as the scroll view around sees it: the owner of the position along the axis.
@MainActor protocol LazyContent: ViewNode {
  /// Whether it is known before a layout that the rows are more than a viewport shows.
  func fills(_ viewport: Size) -> Bool
  /// The length of all rows, measured or estimated.
  var rowsExtent: Int { get }
  var leadingMargin: Int { get }
  /// The distance from the beginning of all content, margins included.
  var contentOffset: Int { get }
  var isEstimated: Bool { get }
  var counts: LazyRowCounts { get }
  func viewportWillBe(_ size: Size)
  /// Whether the stack must be laid out anew for it.
  func setMargins(leading: Int, trailing: Int) -> Bool
  /// The same for a stack that does not own the position.
  func setOffset(_ offset: Int) -> Bool
  var isMoving: Bool { get }
  func scroll(by distance: Int)
  func scroll(toEdge isEnd: Bool, _ animation: Animation?)
  func scroll(toOffset offset: Int, _ animation: Animation?)
  /// Whether there is such a row.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool
  /// Brings the row around a view into view, clear of pinned headers, if it fits; whether it does.
  func revealRow(around view: ViewNode) -> Bool
  func stopAnimation()
  /// The cells of a scroll bar's track that its thumb takes.
  func thumb(track: Int) -> ScrollThumb
  /// The rows seen: id, top edge in the viewport, extent.
  func targets() -> [(id: AnyHashable, start: Int, extent: Int)]
}

extension ViewNode {
  /// A point of this element in the coordinates of a scroll view's content.
  func position(of point: Point, inContentOf scroll: ScrollNode) -> Point {
    var point = point
    var node: ViewNode = self
    while let container = node.container {
      if container === scroll { return point + node.origin }
      point = node.positionInContainer(point)
      node = container
    }
    return point
  }
}
