import Foundation

/// How long files are damaged at random to see what becomes of them.
public enum Fuzzing {
  /// The numbers from 1 to `count`; `FUZZ_ROUNDS` in the environment multiplies them, for a longer run.
  public static func seeds(_ count: Int) -> [UInt64] {
    let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap { Int($0) } ?? 1
    return (1...count * max(1, min(rounds, 10_000))).map { UInt64($0) }
  }
}
