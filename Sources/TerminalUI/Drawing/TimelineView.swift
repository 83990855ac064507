/// Content that changes with time: made anew in each frame for as long as its schedule runs, then at rest.
///
/// It runs only while it is on the screen. SwiftUI tells the date; here the time since the view appeared is told, which
/// is all that a motion needs and which tests can make.
public struct TimelineView<Content: View>: PrimitiveView {
  let schedule: AnimationTimelineSchedule
  let content: (TimelineViewContext) -> Content

  /// Creates content from the time.
  public init(_ schedule: AnimationTimelineSchedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(_ view: TimelineView, _ context: NodeContext) -> ViewNode {
    TimelineNode(view, context)
  }
}

/// The time for which the content of a `TimelineView` is made.
public struct TimelineViewContext: Hashable, Sendable {
  /// The time since the view appeared, never more than the schedule lasts.
  public let elapsed: Duration
}

/// When the content of a `TimelineView` is made anew: in each frame, up to an end.
public struct AnimationTimelineSchedule: Hashable, Sendable {
  /// In microseconds.
  let length: Int

  /// In each frame for as long as the view is seen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule(length: .max) }

  /// In each frame for a number of seconds; where motion is reduced, once, as it is at their end.
  public static func animation(for seconds: Double) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(length: Int(min(max(seconds, 0), 3600) * 1_000_000))
  }
}

private final class TimelineNode<Content: View>: TypedNode<TimelineView<Content>>, Evaluating, Animating {
  let reads = Reads()
  private var content: ViewNode?
  private var start: Int?

  override init(_ view: TimelineView<Content>, _ context: NodeContext) {
    super.init(view, context)
    reevaluate()
  }

  private var elapsed: Int {
    let length = view.schedule.length
    if environment.accessibilityReduceMotion, length < .max { return length }
    return start.map { min(graph.now() - $0, length) } ?? 0
  }

  func reevaluate() {
    let view = view
    let now = TimelineViewContext(elapsed: .microseconds(elapsed))
    let old = content
    content = reconcile(old, with: tracking { view.content(now) })
    if let old, old !== content { elementsDidChange() }
  }

  override func viewDidChange(from old: TimelineView<Content>) {
    reevaluate()
    if isOnScreen { graph.setAnimating(self, elapsed < view.schedule.length) }
  }

  override func didAppear() {
    start = start ?? graph.now()
    graph.setAnimating(self, elapsed < view.schedule.length)
  }

  override func didDisappear() { graph.setAnimating(self, false) }

  func advance(to now: Int) -> Bool {
    graph.invalidate(self)
    return elapsed < view.schedule.length
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if reads.environmentDiffers(old, environment)
      || old.accessibilityReduceMotion != environment.accessibilityReduceMotion
    {
      graph.invalidate(self)
    }
    super.environmentDidChange(from: old)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override func collectElements(into elements: inout [ViewNode]) { content?.collectElements(into: &elements) }
  override func willBeDestroyed() { reads.removeAll() }
}
