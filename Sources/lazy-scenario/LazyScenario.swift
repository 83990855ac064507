import Foundation

/// Plays scenario files on the lazy stack engine.
@main
struct LazyScenario {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard !arguments.isEmpty, !arguments.contains(where: { $0.hasPrefix("--") }) else {
      tell("usage: lazy-scenario [--check] FILE-OR-FOLDER...")
      exit(2)
    }
    do {
      let scenarios = try arguments.flatMap(ScenarioFile.files).map(ScenarioFile.init(path:))
      exit(isCheck ? check(scenarios) : play(scenarios))
    } catch {
      tell("\(error)")
      exit(2)
    }
  }

  private static func play(_ files: [ScenarioFile]) -> Int32 {
    for file in files {
      var player = Player(file.scenario) { print($0) }
      player.play()
    }
    return 0
  }

  private static func check(_ files: [ScenarioFile]) -> Int32 {
    var passed = 0
    var failed = 0
    for file in files {
      let checks = file.check()
      for failure in checks.failures { print("FAIL \(file.scenario.name): \(failure)") }
      passed += checks.passed
      failed += checks.failures.count
    }
    print("\(passed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  private static func tell(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
