import Observation

/// Whether the program hears of the mouse: `@Environment(\.mouseReporting) var mouse`, then `mouse.isOn.toggle()`.
///
/// While it does, terminals select text with the mouse only with Shift held; while it does not, they select as ever. A
/// view that reads `isOn` follows it.
@MainActor @Observable public final class MouseReporting {
  /// Whether clicks, drags and the wheel come to the program.
  public var isOn: Bool {
    didSet { if isOn != oldValue { action(isOn) } }
  }
  @ObservationIgnored private let action: (Bool) -> Void

  init(isOn: Bool, action: @escaping (Bool) -> Void) { (self.isOn, self.action) = (isOn, action) }
}

private struct MouseReportingKey: EnvironmentKey {
  @MainActor static let none = MouseReporting(isOn: false) { _ in }
  static var defaultValue: MouseReporting { MainActor.assumeIsolated { none } }
}

extension EnvironmentValues {
  /// Whether the program hears of the mouse, to be looked at and changed; without effect where there is no terminal.
  public var mouseReporting: MouseReporting {
    get { self[MouseReportingKey.self] }
    set { self[MouseReportingKey.self] = newValue }
  }
}
