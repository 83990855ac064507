import Observation
import Synchronization

/// A wait for a change of observed properties that can be called off.
///
/// Observation keeps who waits until something that was read changes, for ever if nothing does, and has no way to wait
/// no more. So the wait is itself read along with the properties, and changes when it is over.
package final class ChangeWait: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic(false)

  package init() {}

  /// Whether nobody has called it off.
  package var isOn: Bool { !isOver.load(ordering: .relaxed) }

  /// Joins what is read within `withObservationTracking`.
  package func join() { registrar.access(self, keyPath: \.isOn) }

  /// Waits no more: Observation tells of this change, if of none before, and forgets who waited.
  package func callOff() {
    isOver.store(true, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.isOn)
  }
}
