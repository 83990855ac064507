import LazyLayout

extension ScrollNode {
  /// Lines a notch of the wheel scrolls.
  private static let wheelLines = 3

  /// The cells a page key scrolls.
  var pageLength: Int { max(1, viewport[mainAxis] - environment.scrollPageOverlap) }

  /// Scrolls by a key; whether the key is one for it.
  func scroll(by press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return false }
    let page = pageLength
    switch press.key {
    case .upArrow where axes.contains(.vertical): scrollByUser(-1, along: .vertical)
    case .downArrow where axes.contains(.vertical): scrollByUser(1, along: .vertical)
    case .leftArrow where axes.contains(.horizontal): scrollByUser(-1, along: .horizontal)
    case .rightArrow where axes.contains(.horizontal): scrollByUser(1, along: .horizontal)
    case .pageUp where axes.contains(.vertical): scrollByUser(-page, along: .vertical)
    case .pageDown where axes.contains(.vertical): scrollByUser(page, along: .vertical)
    case .home where axes.contains(.vertical): scrollByUser(toEnd: false)
    case .end where axes.contains(.vertical): scrollByUser(toEnd: true)
    default: return false
    }
    return true
  }

  func scroll(by event: MouseEvent, at point: Point) -> Bool {
    switch event.kind {
    case .wheelUp where axes.contains(.vertical): scrollByUser(-Self.wheelLines, along: .vertical)
    case .wheelDown where axes.contains(.vertical): scrollByUser(Self.wheelLines, along: .vertical)
    case .wheelLeft where axes.contains(.horizontal): scrollByUser(-Self.wheelLines, along: .horizontal)
    case .wheelRight where axes.contains(.horizontal): scrollByUser(Self.wheelLines, along: .horizontal)
    case .down: return takeThumb(event, at: point)
    case .drag:
      guard let thumbGrip else { return false }
      dragThumb(to: point.y - thumbGrip)
    case .up:
      thumbGrip = nil
      return false
    default: return false
    }
    return true
  }

  private func takeThumb(_ event: MouseEvent, at point: Point) -> Bool {
    guard showsBar, event.button == .left, point.x == size.width - 1 else { return false }
    let thumb = thumb
    if point.y >= thumb.start && point.y < thumb.start + thumb.length {
      thumbGrip = point.y - thumb.start
    } else {
      thumbGrip = thumb.length / 2
      dragThumb(to: point.y - thumb.length / 2)
    }
    return true
  }

  private func dragThumb(to start: Int) {
    wasScrolledByUser = true
    cancelAnimation()
    let track = size.height - thumb.length
    let most = contentSize.height - viewport.height
    guard track > 0 else { return }
    if start >= track {
      scrollByUser(toEnd: true)
    } else if let owner {
      owner.scroll(toOffset: max(0, start) * most / track, nil)
    } else {
      setOffset(max(0, start) * most / track, along: .vertical)
    }
  }
}
