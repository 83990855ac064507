import Pictures
import TestSupport
import Testing

@Suite struct PaintingTests {
  private func point(_ x: Double, _ y: Double) -> PaintPoint { PaintPoint(x: x, y: y) }

  @Test func `a polygon on pixel borders fills its pixels and no others`() {
    var picture = Bitmap(width: 6, height: 5, filledWith: .white)
    picture.fill([point(1, 1), point(4, 1), point(4, 3), point(1, 3)], with: .black)
    for y in 0..<5 {
      for x in 0..<6 { #expect(picture[x, y] == ((1..<4).contains(x) && (1..<3).contains(y) ? .black : .white)) }
    }
  }

  @Test func `a pixel covered in part takes that part of the colour`() {
    var picture = Bitmap(width: 3, height: 3, filledWith: .white)
    picture.fill([point(0.5, 0), point(2, 0), point(2, 0.5), point(0.5, 0.5)], with: .black)
    #expect(abs(Int(picture[0, 0].red) - 191) <= 1 && abs(Int(picture[1, 0].red) - 128) <= 1)
    #expect(picture[2, 0] == .white && picture[1, 1] == .white)
  }

  @Test func `the covered area of a random triangle is its area`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let corners = (0..<3).map { _ in
        point(.random(in: 1...39, using: &random), .random(in: 1...29, using: &random))
      }
      var picture = Bitmap(width: 40, height: 30, filledWith: .white)
      picture.fill(corners, with: .black)
      let covered = picture.pixels.reduce(0) { $0 + Double(255 - Int($1.red)) / 255 }
      let (first, second, third) = (corners[0], corners[1], corners[2])
      let area =
        abs((second.x - first.x) * (third.y - first.y) - (third.x - first.x) * (second.y - first.y)) / 2
      #expect(abs(covered - area) < 0.5 + area * 0.01, "seed \(seed): \(corners)")
    }
  }

  @Test func `a stroke is as wide as asked, in every direction and at its joins`() {
    var picture = Bitmap(width: 40, height: 40, filledWith: .white)
    picture.stroke([[point(5, 20), point(35, 20), point(35, 5)]], width: 4, with: .black)
    let column = (0..<40).reduce(0) { $0 + Double(255 - Int(picture[15, $1].red)) / 255 }
    #expect(abs(column - 4) < 0.1)
    let row = (0..<40).reduce(0) { $0 + Double(255 - Int(picture[$1, 10].red)) / 255 }
    #expect(abs(row - 4) < 0.1)
    #expect(picture[35, 20] == .black)
  }

  @Test func `what lies outside, far away or nowhere is cut off`() {
    var picture = Bitmap(width: 4, height: 4, filledWith: .white)
    picture.fill([point(-100, -100), point(100, -100), point(100, 100), point(-100, 100)], with: .black)
    #expect(picture.pixels.allSatisfy { $0 == .black })
    picture.fill([point(.nan, 0), point(1, 1), point(2, .infinity)], with: .white)
    picture.fill([point(1e300, 0), point(1e300, 4), point(2e300, 4)], with: .white)
    picture.fill([point(10, 10), point(12, 10), point(12, 12)], with: .white)
    #expect(picture.pixels.allSatisfy { $0 == .black })
    var empty = Bitmap(width: 0, height: 0)
    empty.fill([point(0, 0), point(1, 0), point(1, 1)], with: .black)
    empty.stroke([[point(0, 0), point(1, 0)], []], width: 1, with: .black)
  }
}

@Suite struct ScalingTests {
  @Test func `each new pixel is the mean of what it covers`() {
    let pixels = [0, 100, 200, 60].map { Pixel(red: $0, green: $0, blue: $0) }
    let half = Bitmap(width: 4, height: 1, pixels: pixels).scaled(width: 2, height: 1)
    #expect(half.pixels.map(\.red) == [50, 130])
    let three = Bitmap(width: 4, height: 1, pixels: pixels).scaled(width: 3, height: 1)
    #expect(three.pixels.map(\.red) == [25, 150, 95])
    #expect(Bitmap(width: 4, height: 1, pixels: pixels).scaled(width: 8, height: 2).pixels.count == 16)
  }

  @Test func `clear pixels lend no colour`() {
    let picture = Bitmap(width: 2, height: 1, pixels: [Pixel(red: 200, green: 10, blue: 0), .clear])
    #expect(picture.scaled(width: 1, height: 1)[0, 0] == Pixel(red: 200, green: 10, blue: 0, alpha: 128))
  }

  @Test func `one colour stays one colour at every size`() {
    let pink = Pixel(red: 250, green: 120, blue: 170)
    let picture = Bitmap(width: 13, height: 7, filledWith: pink)
    for (width, height) in [(1, 1), (5, 3), (13, 7), (40, 21), (12, 8)] {
      #expect(picture.scaled(width: width, height: height).pixels.allSatisfy { $0 == pink })
    }
  }

  @Test func `colours lie over a background by their opacity`() {
    let half = Pixel(red: 255, green: 255, blue: 255, alpha: 128)
    #expect(Bitmap(width: 1, height: 1, filledWith: half).over(.black)[0, 0] == Pixel(red: 128, green: 128, blue: 128))
    #expect(Pixel.clear.over(.white) == .white)
    #expect(Pixel.black.mixed(with: .white, by: 0.5).red == 128)
  }
}
