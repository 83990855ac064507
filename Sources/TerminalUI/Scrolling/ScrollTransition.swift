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
  private let isInteractive: Bool

  /// As far as the view is seen, step by step.
  public static let interactive = ScrollTransitionConfiguration(isInteractive: true)
  /// As far as the view is seen: a terminal does not animate it in time.
  public static let animated = ScrollTransitionConfiguration(isInteractive: true)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(isInteractive: false)

  var follows: Bool { isInteractive }
}

struct ScrollTransitionModifier: ElementModifier {
  let configuration: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (VisualEffect, ScrollTransitionPhase) -> VisualEffect

  func change(from old: ScrollTransitionModifier) -> ElementChange { .drawing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<ScrollTransitionModifier> {
    ScrollTransitionWrapper(self, inner, context)
  }
}

private final class ScrollTransitionWrapper: WrapperNode<ScrollTransitionModifier> {
  private var rendered: Surface?

  override var isScrollEffect: Bool { modifier.configuration.follows }
  override func layoutWasInvalidated() { rendered = nil }
  override func drawingWasInvalidated() { rendered = nil }

  override func draw(_ painter: inout Painter) {
    let effect = effect(in: painter)
    if effect.isIdentity {
      painter.draw(inner)
      return
    }
    let known = rendered.flatMap { $0.size == inner.size ? $0 : nil }
    let surface = known ?? painter.rendered(inner)
    rendered = surface
    painter.draw(surface, effect)
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
      with: modifier.transition(VisualEffect(), phase), by: 1 - Double(seen) / Double(whole))
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
