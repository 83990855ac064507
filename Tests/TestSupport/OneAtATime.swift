public import Testing

/// Runs tests that wait for other programs one after the other, in all suites that have the trait.
///
/// Such a test blocks its thread. There are as many threads as cores: if each waited for a program, nothing else would
/// get on, and tests that wait for work in the background would give up.
public struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> OneAtATime? { testCase == nil ? nil : self }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turnstile.shared.enter()
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    await Turnstile.shared.leave()
    try result.get()
  }
}

extension Trait where Self == OneAtATime {
  /// Not beside another test that waits for other programs.
  public static var oneAtATime: OneAtATime { OneAtATime() }
}

/// Lets one in; the others wait in the order in which they came.
private actor Turnstile {
  static let shared = Turnstile()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
