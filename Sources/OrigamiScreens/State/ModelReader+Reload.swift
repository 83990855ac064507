import OrigamiModel
import TerminalUI

extension ModelReader {
  /// Reads the model's file again; the place and the marks stay by the steps' ids.
  ///
  /// A file that can't be read is said so, and what was read before stays; standard input is there once.
  func reload() async {
    guard key != .standardInput else {
      notice = "standard input can't be read again"
      return
    }
    do throws(ModelError) {
      take(try await Self.read(folder))
      if let id = playedStep?.step.id, step(id) !== playedStep { playedStep = nil }
      notice = "read again"
    } catch {
      notice = "not read again: \(error.lines(withoutPath: folder.file).first ?? "")"
    }
  }

  @concurrent private nonisolated static func read(_ folder: ModelFolder) async throws(ModelError) -> Instructions {
    try folder.instructions()
  }

  /// Reads the file again whenever it changes, until ``stopFollowing()``.
  func followFile() {
    guard key != .standardInput else { return }
    watch = FileWatch(folder.file) { [weak self] in
      Task { await self?.reload() }
    }
  }

  /// Changes of the file are left alone.
  func stopFollowing() { watch = nil }
}
