public struct ScrollThumb { public var start = 0; public var length = 1
 public init(track: Int, viewport: Int, contentOffset: Int, contentExtent: Int) {
  length = max(1, min(track, track * viewport / max(1, contentExtent)))
  start = (track - length) * contentOffset / max(1, contentExtent - viewport)
 } }
