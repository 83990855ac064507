import OrigamiModel

/// A model on its way: its file is read off the main actor.
@MainActor final class ModelOpening {
  /// What it is called until it is there.
  let name: String
  /// Why the model can't be shown, once that is known.
  private(set) var failure: Failure?
  private let reading: Task<Result<OpenedModel, Failure>, Never>

  /// Begins to open the model of a source; standard input, which may be the keyboard that a screen wants, is read first.
  init(_ source: ModelSource) throws(Failure) {
    name = source.shortName
    let input = source == .standardInput ? try StandardInput.readAll() : []
    reading = Task.detached(priority: .userInitiated) {
      do throws(Failure) {
        return .success(try source == .standardInput ? OpenedModel(standardInput: input) : source.open())
      } catch {
        return .failure(error)
      }
    }
  }

  /// The model.
  func model() async throws(Failure) -> OpenedModel { try await reading.value.get() }

  /// The model if it is there within a time, nothing if it takes longer.
  func model(within patience: Duration) async throws(Failure) -> OpenedModel? {
    let (answers, answer) = AsyncStream.makeStream(of: Result<OpenedModel, Failure>?.self)
    Task { answer.yield(await reading.value) }
    let timer = Task {
      try? await Task.sleep(for: patience)
      answer.yield(nil)
    }
    defer { timer.cancel() }
    for await first in answers { return try first?.get() }
    return nil
  }

  /// The model for a screen, nothing if it can't be shown: then ``failure`` says why.
  func modelOrFailure() async -> OpenedModel? {
    do throws(Failure) { return try await model() } catch {
      failure = error
      return nil
    }
  }
}

extension ModelSource {
  /// The name, or the file's without its folder.
  fileprivate var shortName: String {
    switch self {
    case .library(let name): name
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .standardInput: "standard input"
    }
  }
}
