import Foundation
import TestSupport

/// Plays a long time of reading in a short one: keys, bytes, mouse, sizes, signals and changes of the file at random, with
/// the screen compared now and then to one painted anew, and in the end to that of a program just started.
@main struct TerminalSoak {
  static func main() {
    let options = SoakOptions(CommandLine.arguments.dropFirst())
    print("seed \(options.seed), \(options.actions) actions each")
    var hasFailed = false
    for subject in options.subjects {
      let start = ContinuousClock.now
      do {
        var player = try SoakPlayer(subject, options)
        let report = try player.play()
        print("\(report)\n\((ContinuousClock.now - start).components.seconds) s")
      } catch {
        print("\(subject) failed: \(error)")
        hasFailed = true
      }
      // Whoever waits for the report sees each part when it is there.
      fflush(nil)
    }
    exit(hasFailed ? 1 : 0)
  }
}

/// What is to be played.
struct SoakOptions {
  var subjects = SoakSubject.allCases
  var actions = 5000
  var seed = UInt64.random(in: 0..<1_000_000)
  /// By how much its memory may grow after the first quarter, in percent.
  var growth = 12
  /// The program.
  var program = BuiltProgram.path("origami")

  /// Reads `--open model|library|fold`, `--actions N`, `--seed S`, `--growth PERCENT` and `--program PATH`.
  init(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let option = iterator.next(), let value = iterator.next() {
      switch option {
      case "--open": subjects = SoakSubject(rawValue: value).map { [$0] } ?? subjects
      case "--actions": actions = Int(value) ?? actions
      case "--seed": seed = UInt64(value) ?? seed
      case "--growth": growth = Int(value) ?? growth
      case "--program": program = value
      default: print("unknown option \(option)")
      }
    }
  }
}
