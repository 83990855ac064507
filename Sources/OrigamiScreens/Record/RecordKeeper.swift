/// Keeps what the running program remembers in its file, off the main actor.
///
/// Marks, favourites and settings are written at once. A place, which changes with every line that is scrolled, waits
/// until the reader rests or the program ends. What other programs wrote meanwhile is taken over.
@MainActor public final class RecordKeeper {
  /// What the program remembers; it begins with what the file holds.
  public let memory: ReadingMemory
  private let file: RecordFile?
  /// What this program and the file last agreed on.
  private var base: ReadingRecord
  private let rest: Duration
  private var writing: Task<Void, Never>?
  private var resting: Task<Void, Never>?
  /// Counts the changes, so that a rest knows whether there were any.
  private var changes = 0
  /// What was said last.
  private var fault: RecordFault?

  /// Reads the file; without one nothing is kept, and nothing is said about it.
  ///
  /// - Parameter rest: how long the reader stays before a place is kept.
  public init(_ file: RecordFile?, usual settings: ReadingSettings = ReadingSettings(), rest: Duration = .seconds(1)) {
    self.file = file
    self.rest = rest
    let first = ReadingRecord(file?.usual ?? settings)
    let found = file == nil ? first : file?.read()
    base = found ?? first
    memory = ReadingMemory(base)
    memory.onChange = { [weak self] in self?.changed(to: $0) }
    if found == nil { write() }
  }

  /// Writes what is still to be kept and ends the keeping.
  ///
  /// - Returns: what went wrong, if that was not said yet.
  public func close() async -> RecordFault? {
    memory.onChange = nil
    resting?.cancel()
    let said = fault
    await settle()
    if memory.record != base { write() }
    await settle()
    return fault == said ? nil : fault
  }

  /// Waits until nothing is being written.
  func settle() async { while let writing { await writing.value } }

  private func changed(to record: ReadingRecord) {
    changes += 1
    if record.differsBeyondPlaces(from: base) { write() } else if record != base { waitForRest() }
  }

  private func waitForRest() {
    guard resting == nil else { return }
    resting = Task { [weak self, rest] in
      var seen: Int?
      while let changes = self?.changes, changes != seen, !Task.isCancelled {
        seen = changes
        try? await Task.sleep(for: rest)
      }
      guard let self, !Task.isCancelled else { return }
      resting = nil
      write()
    }
  }

  /// Begins to write unless that is going on; what changes meanwhile is written in the same go.
  private func write() {
    guard let file, writing == nil else { return }
    writing = Task {
      do throws(RecordFault) {
        repeat {
          let record = memory.record
          let written = try await file.write(record, since: base)
          base = written.record
          memory.adopt(written.record, since: record)
          if let fault = written.setAside { say(fault) }
        } while memory.record.differsBeyondPlaces(from: base)
        if memory.record != base { waitForRest() }
      } catch { say(error) }
      writing = nil
    }
  }

  /// Says what is wrong, the same thing once.
  private func say(_ fault: RecordFault) {
    guard fault != self.fault else { return }
    self.fault = fault
    memory.notice = fault.description
  }
}
