import Observation
import TerminalUI

/// The result of a query, made anew when what it was made from changes.
@Observable @MainActor final class QueryResults<Model: Identifiable> {
  private(set) var models: [Model] = []
  private(set) var error: (any Error)?
  @ObservationIgnored private var descriptor = FetchDescriptor<Model>()
  @ObservationIgnored private var token: AnyObject?
  @ObservationIgnored private var store: DataStore?
  @ObservationIgnored private var isStale = false
  /// Waits for a change of what the last fetch read.
  @ObservationIgnored private var wait = ChangeWait()

  deinit { wait.callOff() }

  /// Follows another value of the query; its view is about to be evaluated.
  func take(_ descriptor: FetchDescriptor<Model>, _ token: AnyObject, _ store: DataStore?) {
    guard token !== self.token || store !== self.store || isStale else { return }
    self.descriptor = descriptor
    self.token = token
    self.store = store
    refresh()
  }

  /// Fetches, and tells the readers if the result is another.
  private func refresh() {
    isStale = false
    let result = fetch()
    switch result {
    case .success(let found):
      if !areSame(found, models) { models = found }
      if error != nil { error = nil }
    case .failure(let failure):
      if !models.isEmpty { models = [] }
      error = failure
    }
  }

  private func fetch() -> Result<[Model], any Error> {
    wait.callOff()
    let wait = ChangeWait()
    self.wait = wait
    guard let store else { return .success([]) }
    let descriptor = descriptor
    return withObservationTracking {
      wait.join()
      return Result { try store.fetch(descriptor) }
    } onChange: { [weak self] in
      if wait.isOn { DeferredChanges.addFromAnywhere { self?.becomeStale(since: wait) } }
    }
  }

  private func becomeStale(since wait: ChangeWait) {
    guard wait === self.wait else { return }
    isStale = true
    refresh()
  }
}

/// Whether both are the same objects or equal values in the same order; values that can't be compared differ.
@MainActor private func areSame<Model>(_ left: [Model], _ right: [Model]) -> Bool {
  guard left.count == right.count else { return false }
  if Model.self is AnyClass { return zip(left, right).allSatisfy { $0 as AnyObject === $1 as AnyObject } }
  guard let type = Model.self as? any Equatable.Type else { return false }
  return areEqual(type, left, right)
}

private func areEqual<Value: Equatable>(_ type: Value.Type, _ left: [Any], _ right: [Any]) -> Bool {
  zip(left, right).allSatisfy { $0 as? Value == $1 as? Value }
}
