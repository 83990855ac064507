import LazyLayout
import Testing

@Suite struct ThumbTests {
  @Test("G6: the thumb is the viewport's share, and at the track's ends exactly when the content is")
  func thumb() {
    func thumb(_ offset: Int, of content: Int, track: Int = 20) -> [Int] {
      let thumb = ScrollThumb(track: track, viewport: 20, contentOffset: offset, contentExtent: content)
      return [thumb.start, thumb.length]
    }
    #expect(thumb(0, of: 40) == [0, 10])
    #expect(thumb(20, of: 40) == [10, 10])
    #expect(thumb(10, of: 40) == [5, 10])
    #expect(thumb(1, of: 10_000) == [1, 1])
    #expect(thumb(9_979, of: 10_000) == [18, 1])
    #expect(thumb(9_980, of: 10_000) == [19, 1])
    #expect(thumb(0, of: 20) == [0, 20])
    #expect(thumb(0, of: 0) == [0, 20])
    #expect(thumb(5, of: 40, track: 0) == [0, 0])
    #expect(thumb(5, of: 40, track: 1) == [0, 1])
  }
}
