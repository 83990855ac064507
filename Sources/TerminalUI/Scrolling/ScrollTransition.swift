/// Where a view is on its way through the viewport.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the beginning of the viewport, or going out there.
  case topLeading
  /// Seen whole.
  case identity
  /// About to come in at the end of the viewport, or going out there.
  case bottomTrailing

  /// Whether the view is seen whole.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the beginning, 0 inside, 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a transition follows the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private enum Kind {
    case interactive, animated, identity
  }

  private let kind: Kind

  /// As far as the view is seen, line by line.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// In two halves of the way: a terminal does not animate them in time.
  ///
  /// Between two of them the view moves as it is, which costs much less than drawing it for every line.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  var follows: Bool { kind != .identity }

  /// The share of the way to draw it at.
  func share(_ share: Double) -> Double { kind == .animated ? (share * 2).rounded() / 2 : share }
}

struct ScrollTransitionModifier: ElementModifier {
  let configuration: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (VisualEffect, ScrollTransitionPhase) -> VisualEffect

  func change(from old: ScrollTransitionModifier) -> ElementChange { .drawing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<ScrollTransitionModifier> {
    let wrapper = ScrollTransitionWrapper(self, inner, context)
    RowRoot.note(containing: wrapper, isContainer: false)
    return wrapper
  }
}

private final class ScrollTransitionWrapper: WrapperNode<ScrollTransitionModifier> {
  private var rendered: Surface?
  private var shrunk: Shrunk?

  /// What it looks like made smaller, and where that lies.
  private struct Shrunk {
    let effect: VisualEffect
    let surface: Surface
    let origin: Point
  }

  override var isScrollEffect: Bool { modifier.configuration.follows }
  override func layoutWasInvalidated() { forget() }
  override func drawingWasInvalidated() { forget() }

  private func forget() { (rendered, shrunk) = (nil, nil) }

  override func draw(_ painter: inout Painter) {
    let effect = effect(in: painter)
    if effect.isIdentity {
      painter.draw(inner)
      return
    }
    let known = rendered.flatMap { $0.size == inner.size ? $0 : nil }
    let surface = known ?? painter.rendered(inner)
    if known == nil { (rendered, shrunk) = (surface, nil) }
    guard effect.onlyShrinks else { return painter.draw(surface, effect) }
    let image = shrunk.flatMap { $0.effect == effect ? $0 : nil } ?? shrink(surface, effect, painter.graph)
    shrunk = image
    painter.draw(image.surface, x: image.origin.x, y: image.origin.y)
  }

  private func shrink(_ surface: Surface, _ effect: VisualEffect, _ graph: ViewGraph) -> Shrunk {
    let patch = surface.scaled(x: effect.scale.x, y: effect.scale.y, anchor: effect.anchor, within: surface.bounds)
    var painter = Painter(size: patch.frame.size, graph: graph)
    painter.draw(patch, at: Point(x: -patch.frame.minX, y: -patch.frame.minY))
    return Shrunk(effect: effect, surface: painter.surface, origin: patch.frame.origin)
  }

  private func effect(in painter: Painter) -> VisualEffect {
    guard modifier.configuration.follows, let viewport = painter.viewport, !environment.accessibilityReduceMotion else {
      return VisualEffect()
    }
    let axis = modifier.axis ?? environment.scroll?.node?.mainAxis ?? .vertical
    let start = painter.origin[axis] - viewport.origin[axis]
    let length = size[axis]
    let space = viewport.size[axis]
    let seen = max(0, min(start + length, space) - max(start, 0))
    let whole = min(length, space)
    guard whole > 0, seen < whole else { return modifier.transition(VisualEffect(), .identity) }
    let phase: ScrollTransitionPhase = start < 0 ? .topLeading : .bottomTrailing
    let inside = modifier.transition(VisualEffect(), .identity)
    return inside.mixed(
      with: modifier.transition(VisualEffect(), phase),
      by: modifier.configuration.share(1 - Double(seen) / Double(whole)))
  }
}

extension Painter {
  /// Draws cells at the painter's origin with an effect.
  mutating func draw(_ cells: Surface, _ effect: VisualEffect) {
    if effect.opacity <= 0 { return }
    var cells = cells
    if effect.opacity < 1 { cells.restyle(cells.bounds) { $0.attributes.insert(.dim) } }
    let place = Point(x: Int(effect.offset.x.rounded()), y: Int(effect.offset.y.rounded()))
    let (width, height) = (cells.size.width, cells.size.height)
    let seen = clip.offsetBy(x: -origin.x - place.x, y: -origin.y - place.y)
    let limits = Rect(x: -width, y: -height, width: 3 * width, height: 3 * height).intersection(seen)
    if effect.scale == (1, 1) && effect.angle == .zero {
      draw(cells, x: place.x, y: place.y)
    } else if effect.angle == .zero {
      draw(cells.scaled(x: effect.scale.x, y: effect.scale.y, anchor: effect.anchor, within: limits), at: place)
    } else {
      if effect.scale != (1, 1) {
        var scaled = Painter(size: cells.size, graph: graph)
        scaled.draw(cells.scaled(x: effect.scale.x, y: effect.scale.y, anchor: effect.anchor, within: cells.bounds))
        cells = scaled.surface
      }
      draw(cells.rotated(by: effect.angle, anchor: effect.anchor, within: limits), at: place)
    }
  }
}

extension View {
  /// Draws the view differently while it comes into the viewport or leaves it; the place it takes stays, and what lies
  /// outside the viewport by its place is not loaded, whatever the effect would show of it.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect
  ) -> some View {
    modified(ScrollTransitionModifier(configuration: configuration, axis: axis, transition: transition))
  }

  /// The same with one configuration for each side; a terminal follows both alike.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading.follows || bottomTrailing.follows ? .interactive : .identity, axis: axis, transition: transition)
  }
}
