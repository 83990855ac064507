import Testing

@testable import OrigamiScreens

@Suite struct UsualSettingsTests {
  @Test("settings that were changed in the program come before the usual ones, and only they are written")
  func precedence() throws {
    var usual = ReadingSettings()
    usual.wording = .concise
    usual.glyphs = .ascii
    var record = RecordText(usual: usual).record
    #expect(record.settings == usual)
    record.settings.wording = .detailed
    let bytes = RecordText(usual: usual).bytes(saying: record)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("glyphs"))
    #expect(try RecordText(bytes, usual: usual).record.settings == record.settings)
    #expect(try RecordText(bytes).record.settings == ReadingSettings())
  }
}
