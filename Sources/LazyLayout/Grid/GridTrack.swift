/// How wide a grid's track is to be, in cells across the scroll axis.
public struct GridTrack: Hashable, Sendable {
  /// The rule for the width.
  public enum Size: Hashable, Sendable {
    /// Just so wide.
    case fixed(Int)
    /// A share of what is left, within bounds.
    case flexible(minimum: Int, maximum: Int)
    /// As many tracks as fit into the share of what is left, each within bounds.
    case adaptive(minimum: Int, maximum: Int)
  }

  /// The rule for the width.
  public var size: Size
  /// Cells between this track and the next one.
  public var spacing: Int

  /// Creates a track, by default one that takes its share of what is left.
  public init(_ size: Size = .flexible(minimum: 1, maximum: .max), spacing: Int = 0) {
    self.size = size
    self.spacing = max(0, spacing)
  }
}

extension GridTrack {
  /// The tracks that a list of rules makes of a cross extent: at least one, each as its cells; the last ones may be
  /// beyond the extent where the rules ask for more than there is.
  ///
  /// Fixed tracks and spacings are taken off first; what is left is shared out in order, each flexible or adaptive
  /// track taking an equal part of what those before it left.
  ///
  /// - Complexity: O(tracks).
  public static func tracks(_ rules: [GridTrack], crossExtent: Int) -> [Range<Int>] {
    let rules = rules.isEmpty ? [GridTrack()] : rules
    var left = max(0, crossExtent) - rules.dropLast().reduce(0) { $0 + $1.spacing }
    var sharing = 0
    for rule in rules {
      if case .fixed(let width) = rule.size { left -= max(0, width) } else { sharing += 1 }
    }
    var tracks: [Range<Int>] = []
    var start = 0
    for rule in rules {
      var share = 0
      if sharing > 0 { share = max(0, left) / sharing }
      let widths = rule.widths(share: share)
      if case .fixed = rule.size {
      } else {
        left -= widths.reduce(0, +) + rule.spacing * (widths.count - 1)
        sharing -= 1
      }
      for width in widths {
        tracks.append(start..<start + width)
        start += width + rule.spacing
      }
    }
    return tracks
  }

  /// The widths of the tracks that the rule makes of its share.
  private func widths(share: Int) -> [Int] {
    switch size {
    case .fixed(let width):
      return [max(0, width)]
    case .flexible(let minimum, let maximum):
      return [min(max(share, minimum, 0), max(minimum, maximum, 0))]
    case .adaptive(let minimum, let maximum):
      let least = max(1, minimum)
      let count = max(1, (share + spacing) / (least + spacing))
      let room = max(0, share - (count - 1) * spacing)
      return (0..<count).map { index in
        min(max(room / count + (index < room % count ? 1 : 0), least), max(least, maximum))
      }
    }
  }
}
