import Foundation
import TestSupport
import Testing

@testable import OrigamiScreens

@Suite struct RecordFileTests {
  private static let swan = ModelKey(rawValue: "swan")

  private func record(done steps: Set<String>) -> ReadingRecord {
    var record = ReadingRecord()
    record.progress[Self.swan, default: ReadingRecord.Progress()].doneSteps = steps
    return record
  }

  @Test("the folder is made for its user alone, and nothing is left in it but the record and its lock")
  func folder() async throws {
    let home = try TemporaryFolder()
    let file = RecordFile(folder: home.path + "/state/origami")
    #expect(file.read() == ReadingRecord())
    #expect(try home.names.isEmpty)
    _ = try await file.write(record(done: ["a"]), since: ReadingRecord())
    #expect(file.read() == record(done: ["a"]))
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: file.folder).sorted() == ["record.json", "record.lock"])
    for path in [home.path + "/state", file.folder] {
      #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
    }
    #expect(try files.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("several programs at once lose no mark, whoever writes when", arguments: 0..<20 as Range<UInt64>)
  func severalPrograms(seed: UInt64) async throws {
    let home = try TemporaryFolder()
    let file = RecordFile(folder: home.path)
    let expected = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for program in 0..<4 {
        group.addTask {
          var random = SeededGenerator(seed: seed * 10 + UInt64(program))
          var (base, record) = (file.read() ?? ReadingRecord(), ReadingRecord())
          record = base
          var own = Set<String>()
          for number in 0..<12 {
            // Only what this program marked itself does it take back.
            if let mark = own.randomElement(using: &random), Int.random(in: 0..<4, using: &random) == 0 {
              own.remove(mark)
              record.progress[Self.swan]?.doneSteps.remove(mark)
            } else {
              own.insert("\(program).\(number)")
              record.progress[Self.swan, default: ReadingRecord.Progress()].doneSteps.insert("\(program).\(number)")
            }
            if Bool.random(using: &random) { await Task.yield() }
            base = try await file.write(record, since: base).record
            record = base
          }
          return own
        }
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(file.read()?.progress[Self.swan]?.doneSteps == expected)
  }

  @Test("a broken file is set aside, each under a name of its own, and what is known is written anew")
  func broken() async throws {
    let home = try TemporaryFolder()
    let file = RecordFile(folder: home.path)
    for (number, text) in ["{\"models\": {\"swan\": {\"done\": [\"a\", \"b", "", "[1]"].enumerated() {
      try home.write(text, to: "record.json")
      #expect(file.read() == nil)
      let written = try await file.write(record(done: ["c"]), since: record(done: ["c"]))
      let aside = "record.json.broken-\(number + 1)"
      guard case .broken(_, home.path + "/" + aside) = written.setAside else {
        Issue.record("\(String(describing: written.setAside))")
        return
      }
      #expect(written.setAside?.description.contains("\n") == false)
      #expect(try home.text(of: aside) == text)
      #expect(file.read() == record(done: ["c"]))
    }
  }

  @Test("a program that was killed between writing and renaming leaves the record as it was and in nobody's way")
  func killed() async throws {
    let home = try TemporaryFolder()
    let file = RecordFile(folder: home.path)
    _ = try await file.write(record(done: ["a"]), since: ReadingRecord())
    try home.write("{\"models\": {\"sw", to: "record.json.new")
    #expect(file.read() == record(done: ["a"]))
    let written = try await file.write(record(done: ["a", "b"]), since: record(done: ["a"]))
    #expect(written.setAside == nil)
    #expect(file.read() == record(done: ["a", "b"]))
    #expect(try home.names == ["record.json", "record.lock"])
  }

  @Test("a file that somebody removed is written again with what is known")
  func removed() async throws {
    let home = try TemporaryFolder()
    let file = RecordFile(folder: home.path)
    _ = try await file.write(record(done: ["a"]), since: ReadingRecord())
    try FileManager.default.removeItem(atPath: file.path)
    _ = try await file.write(record(done: ["a", "b"]), since: record(done: ["a"]))
    #expect(file.read() == record(done: ["a", "b"]))
  }

  @Test("a link to where the record is kept stays a link")
  func link() async throws {
    let (home, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let file = RecordFile(folder: home.path)
    try elsewhere.write("{}", to: "kept.json")
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: elsewhere.path + "/kept.json")
    _ = try await file.write(record(done: ["a"]), since: ReadingRecord())
    #expect(try elsewhere.text(of: "kept.json").contains("\"a\""))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == elsewhere.path + "/kept.json")
  }

  @Test("where no folder can be made, the fault names it in one line")
  func unwritable() async throws {
    let home = try TemporaryFolder()
    try home.write("", to: "file")
    let file = RecordFile(folder: home.path + "/file/origami")
    #expect(file.read() == ReadingRecord())
    let fault = await #expect(throws: RecordFault.self) {
      _ = try await file.write(record(done: ["a"]), since: ReadingRecord())
    }
    #expect(fault?.description == "marks and places are not kept: \(home.path)/file: Not a directory")
  }

  @Test(
    "a lock that nobody gives back is waited for, and then that is the fault; a file without changes is not touched")
  func locked() async throws {
    let home = try TemporaryFolder()
    let file = RecordFile(folder: home.path, lockAttempts: 3)
    let lock = try await RecordLock(home.path + "/record.lock", attempts: 1)
    await #expect(throws: RecordFault.locked(home.path + "/record.lock")) {
      _ = try await file.write(record(done: ["a"]), since: ReadingRecord())
    }
    #expect(try home.names == ["record.lock"])
    lock.release()
    _ = try await file.write(ReadingRecord(), since: ReadingRecord())
    #expect(try home.names == ["record.lock"])
  }
}
