import Pictures
import TestSupport
import Testing

@Suite struct JPEGTests {
  @Test func `a JPEG decodes to its colours`() throws {
    let picture = try Bitmap(encoded: Fixtures.jpeg)
    #expect(picture.width == 16 && picture.height == 8)
    #expect(picture[1, 1].red > 200 && picture[1, 1].blue < 60)
    #expect(picture[14, 1].red < 60 && picture[14, 1].blue > 200)
    #expect(picture[14, 6].green > 100)
  }

  @Test func `it is scaled down while decoded as far as the width suffices`() throws {
    #expect(try Bitmap(encoded: Fixtures.jpeg, sufficientWidth: 16).width == 16)
    #expect(try Bitmap(encoded: Fixtures.jpeg, sufficientWidth: 5).width == 8)
    #expect(try Bitmap(encoded: Fixtures.jpeg, sufficientWidth: 1).width == 2)
  }

  @Test func `one too large is scaled down until it is allowed, and refused beyond that`() throws {
    let limits = PictureLimits(side: 10, pixels: 100, bytes: 10_000)
    #expect(try Bitmap(encoded: Fixtures.jpeg, limits: limits).width == 8)
    let narrow = PictureLimits(side: 1, pixels: 100, bytes: 10_000)
    #expect(throws: PictureError.self) { try Bitmap(encoded: Fixtures.jpeg, limits: narrow) }
  }

  @Test func `it stands as the camera was held`() throws {
    let upright = try Bitmap(encoded: Fixtures.jpeg)
    let turned = try Bitmap(encoded: Fixtures.jpeg(orientation: 6))
    #expect(turned.width == 8 && turned.height == 16)
    #expect(turned[7, 0] == upright[0, 0] && turned[0, 0] == upright[0, 7] && turned[7, 15] == upright[15, 0])
    let overturned = try Bitmap(encoded: Fixtures.jpeg(orientation: 3))
    #expect(overturned[0, 0] == upright[15, 7])
    #expect(try Bitmap(encoded: Fixtures.jpeg(orientation: 9)) == upright)
  }

  @Test func `a file cut off is refused`() {
    for count in 0..<Fixtures.jpeg.count - 2 {
      #expect(throws: PictureError.self, "the first \(count) bytes") {
        try Bitmap(encoded: Array(Fixtures.jpeg.prefix(count)))
      }
    }
  }

  @Test(arguments: Mutation.seeds(8)) func `a damaged file is refused or decoded but never a trap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limits = PictureLimits(side: 1000, pixels: 100_000, bytes: 100_000)
    for _ in 0..<60 {
      var damaged = Fixtures.jpeg(orientation: 6)
      for _ in 0...3 { damaged[.random(in: 3..<damaged.count, using: &random)] = .random(in: 0...255, using: &random) }
      do {
        let picture = try Bitmap(encoded: damaged, limits: limits)
        #expect(!picture.isEmpty, "seed \(seed)")
      } catch {
        #expect(!error.description.isEmpty, "seed \(seed)")
      }
    }
  }
}
