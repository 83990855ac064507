import StrictJSON
import TestSupport
import Testing

@testable import OrigamiScreens

@Suite struct RecordTextTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(
    "what is written reads back the same, and a document on standard input is not written",
    arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = RecordText()
    for _ in 0..<5 {
      var record = text.record.changed(8, using: &random)
      let bytes = text.bytes(saying: record)
      #expect(try RecordText(bytes).record == record)
      record.progress[.standardInput, default: ReadingRecord.Progress()].doneSteps = ["a"]
      #expect(text.bytes(saying: record) == bytes)
      text = try RecordText(bytes)
    }
  }

  @Test("the format")
  func format() throws {
    var record = ReadingRecord()
    record.settings.wording = .concise
    record.favourites = [ModelKey(rawValue: "swan")]
    record.progress[ModelKey(rawValue: "swan"), default: ReadingRecord.Progress()].doneSteps = ["kite", "crease"]
    record.progress[ModelKey(rawValue: "swan")]?.place = .step("thin")
    record.progress[ModelKey(rawValue: "cup"), default: ReadingRecord.Progress()].place = .showcase
    #expect(
      text(RecordText().bytes(saying: record)) == """
        {
          "settings": {"wording": "concise"},
          "favourites": ["swan"],
          "models": {
            "cup": {"place": "showcase"},
            "swan": {"done": ["crease", "kite"], "place": {"step": "thin"}}
          }
        }

        """)
    #expect(text(RecordText().bytes(saying: ReadingRecord())) == "{}\n")
  }

  @Test("what a later version wrote is left as it stands")
  func laterVersions() throws {
    let later = """
      {
        "settings": {"detail": "exhaustive", "theme": "dark"},
        "models": {"swan": {"done": ["a"], "place": {"photo": 3}, "rating": 5}, "cup": {"rating": 1}},
        "history": ["swan"]
      }

      """
    let known = try RecordText(Array(later.utf8))
    #expect(known.record.settings == ReadingSettings())
    #expect(text(known.bytes(saying: known.record)) == later)
    var record = known.record
    record.progress[ModelKey(rawValue: "swan")]?.doneSteps = []
    record.settings.reducesMotion = true
    #expect(
      text(known.bytes(saying: record)) == """
        {
          "settings": {"detail": "exhaustive", "theme": "dark", "reducesMotion": true},
          "models": {"swan": {"place": {"photo": 3}, "rating": 5}, "cup": {"rating": 1}},
          "history": ["swan"]
        }

        """)
  }

  @Test(
    "what is no record is refused with the place of the mistake",
    arguments: [
      ("", "1:1: $:"), ("[]", "1:1: $: expected an object"), ("{\"settings\": {\"detail\": 3}}", "$.settings.detail"),
      ("{\"models\": {\"swan\": {\"done\": \"all\"}}}", "$.models.swan.done: expected an array"),
      ("{\"models\": {}, \"models\": {}}", "appears a second time"), ("{\"favourites\": [1]}", "$.favourites[0]"),
      ("{\"models\": {\"swan\": {\"place\": 3}}}", "$.models.swan.place"), ("{\"models\": {\"sw", "1:"),
    ])
  func mistakes(text: String, words: String) throws {
    let error = #expect(throws: JSONErrors.self) { try RecordText(Array(text.utf8)) }
    #expect(error?.description.contains(words) == true)
  }
}
