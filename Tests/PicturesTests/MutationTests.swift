import Pictures
import TestSupport
import Testing

/// Pictures with random damage are decoded or refused; nothing traps, nothing hangs.
@Suite struct MutationTests {
  @Test("Damaged PNG files", arguments: Mutation.seeds(40)) func png(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var picture = Bitmap(width: 40, height: 30, filledWith: Pixel(red: 200, green: 90, blue: 60))
    picture.fill([PaintPoint(x: 3, y: 3), PaintPoint(x: 30, y: 8), PaintPoint(x: 12, y: 25)], with: .white)
    try expectWholeOrRefused(picture.pngData(), &generator, seed)
  }

  @Test("Damaged JPEG files", arguments: Mutation.seeds(40)) func jpeg(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try expectWholeOrRefused(Fixtures.jpeg, &generator, seed)
  }

  private func expectWholeOrRefused(_ bytes: [UInt8], _ generator: inout SeededGenerator, _ seed: UInt64) throws {
    let limits = PictureLimits(side: 2000, pixels: 1_000_000, bytes: 1 << 20)
    for _ in 0..<25 {
      let damaged = Mutation.damage(bytes, &generator)
      guard let read = try? Bitmap(encoded: damaged, sufficientWidth: 20, limits: limits) else { continue }
      #expect(read.pixels.count == read.width * read.height, "seed \(seed)")
      #expect(read.width <= limits.side && read.height <= limits.side, "seed \(seed)")
    }
  }
}
