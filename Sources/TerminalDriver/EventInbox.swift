import TerminalCore

/// Events that came, and the one who waits for them or takes them as they come.
@MainActor final class EventInbox {
  private var events: [InputEvent] = []
  private var waiting: CheckedContinuation<[InputEvent]?, Never>?
  private var handler: (([InputEvent]?) -> Void)?
  private var isClosed = false

  /// Puts events in; of two changes of the size with nothing between only the last stays.
  func put(_ new: [InputEvent]) {
    for event in new {
      if case .resize = event, case .resize = events.last { events.removeLast() }
      events.append(event)
    }
    deliver()
  }

  /// Says that no more will come.
  func close() {
    isClosed = true
    deliver()
  }

  /// All events since the last call, at least one; `nil` when no more will come.
  func next() async -> [InputEvent]? {
    precondition(waiting == nil, "one reader of events")
    return await withCheckedContinuation { continuation in
      waiting = continuation
      deliver()
    }
  }

  /// Hands events over as they come, without changing threads.
  func take(_ handler: @escaping @MainActor ([InputEvent]?) -> Void) {
    self.handler = handler
    deliver()
  }

  private func deliver() {
    if let handler {
      let batch = events
      events = []
      if !batch.isEmpty { handler(batch) }
      if isClosed { handler(nil) }
      return
    }
    guard let waiting, !events.isEmpty || isClosed else { return }
    self.waiting = nil
    let batch = events
    events = []
    waiting.resume(returning: batch.isEmpty ? nil : batch)
  }
}
