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

  @Test func `an opaque picture of several times the width that is enough becomes its means while it is decoded`()
    throws
  {
    var random = SeededGenerator(seed: 9)
    for (width, height, enough, divisor) in [
      (17, 9, 5, 3), (64, 64, 20, 3), (12, 3, 6, 2), (300, 2, 1, 255), (7, 5, 4, 1),
    ] {
      let picture = Fixtures.noise(width: width, height: height, isOpaque: true, using: &random)
      let reduced = try Bitmap(encoded: picture.pngData(), sufficientWidth: enough)
      try #require(
        reduced.width == (width + divisor - 1) / divisor && reduced.height == (height + divisor - 1) / divisor)
      for y in 0..<reduced.height {
        for x in 0..<reduced.width {
          let square = (y * divisor..<min((y + 1) * divisor, height)).flatMap { row in
            (x * divisor..<min((x + 1) * divisor, width)).map { picture[$0, row] }
          }
          func mean(_ component: KeyPath<Pixel, UInt8>) -> UInt8 {
            UInt8((square.reduce(0) { $0 + Int($1[keyPath: component]) } + square.count / 2) / square.count)
          }
          #expect(
            reduced[x, y] == Pixel(red: mean(\.red), green: mean(\.green), blue: mean(\.blue)), "seed 9, \(x), \(y)")
        }
      }
    }
    let clear = Fixtures.noise(width: 20, height: 4, isOpaque: false, using: &random)
    #expect(try Bitmap(encoded: clear.pngData(), sufficientWidth: 5) == clear)
  }

  @Test func `a picture without pixels is not encoded`() {
    #expect(throws: PictureError.self) { try Bitmap(width: 0, height: 5).pngData() }
  }

  @Test func `a file cut off anywhere is refused`() throws {
    var random = SeededGenerator(seed: 8)
    let bytes = try Fixtures.noise(width: 20, height: 10, isOpaque: true, using: &random).pngData()
    // The last chunk says only that nothing follows: without it the picture is whole.
    for (count, enough) in (0..<bytes.count - 20).flatMap({ [($0, Int.max), ($0, 5)] }) {
      #expect(throws: PictureError.self, "the first \(count) bytes") {
        try Bitmap(encoded: Array(bytes.prefix(count)), sufficientWidth: enough)
      }
    }
  }

  @Test(arguments: Mutation.seeds(8)) func `a damaged file is refused or decoded but never a trap`(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let bytes = try Fixtures.noise(width: 20, height: 10, isOpaque: seed.isMultiple(of: 2), using: &random).pngData()
    for round in 0..<80 {
      var damaged = bytes
      for _ in 0...3 { damaged[.random(in: 8..<bytes.count, using: &random)] = .random(in: 0...255, using: &random) }
      do {
        let picture = try Bitmap(encoded: damaged, sufficientWidth: round.isMultiple(of: 2) ? 5 : .max)
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
