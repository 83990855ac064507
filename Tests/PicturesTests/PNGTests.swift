import Pictures
import TestSupport
import Testing

@Suite struct PNGTests {
  @Test(arguments: [true, false]) func `what is encoded decodes to the same pixels`(isOpaque: Bool) throws {
    var random = SeededGenerator(seed: 7)
    for (width, height) in [(1, 1), (17, 3), (3, 40), (64, 64)] {
      let picture = Fixtures.noise(width: width, height: height, isOpaque: isOpaque, using: &random)
      #expect(try Bitmap(encoded: picture.pngData()) == picture, "seed 7, \(width)×\(height)")
    }
  }

  @Test func `a picture without pixels is not encoded`() {
    #expect(throws: PictureError.self) { try Bitmap(width: 0, height: 5).pngData() }
  }

  @Test func `a file cut off anywhere is refused`() throws {
    var random = SeededGenerator(seed: 8)
    let bytes = try Fixtures.noise(width: 20, height: 10, isOpaque: true, using: &random).pngData()
    // The last chunk says only that nothing follows: without it the picture is whole.
    for count in 0..<bytes.count - 20 {
      #expect(throws: PictureError.self, "the first \(count) bytes") {
        try Bitmap(encoded: Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: Mutation.seeds(8)) func `a damaged file is refused or decoded but never a trap`(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let bytes = try Fixtures.noise(width: 20, height: 10, isOpaque: false, using: &random).pngData()
    for _ in 0..<80 {
      var damaged = bytes
      for _ in 0...3 { damaged[.random(in: 8..<bytes.count, using: &random)] = .random(in: 0...255, using: &random) }
      do {
        let picture = try Bitmap(encoded: damaged)
        #expect(!picture.isEmpty, "seed \(seed)")
      } catch {
        #expect(!error.description.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func `a huge picture is refused by its header in one line`() {
    let error = #expect(throws: PictureError.self) { try Bitmap(encoded: Fixtures.png(width: 60_000, height: 60_000)) }
    #expect(error == .tooLarge(width: 60_000, height: 60_000, limits: .standard))
    #expect(
      error?.description
        == "a picture of 60000×60000 pixels, at most 16384 a side and 24000000 in all are read")
    #expect(throws: PictureError.tooLarge(width: 16_000, height: 16_000, limits: .standard)) {
      try Bitmap(encoded: Fixtures.png(width: 16_000, height: 16_000))
    }
  }

  @Test func `a header without data is truncated or damaged`() {
    #expect(throws: PictureError.self) { try Bitmap(encoded: Fixtures.png(width: 100, height: 100)) }
    #expect(throws: PictureError.self) { try Bitmap(encoded: Fixtures.png(width: 0, height: 100)) }
  }

  @Test(arguments: ["", "GIF89a", "hello", "\u{89}PNG"]) func `other bytes are no picture`(text: String) {
    #expect(throws: PictureError.notAPicture) { try Bitmap(encoded: Array(text.utf8)) }
  }
}
