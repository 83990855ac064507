import LazyLayout

extension ScrollNode {
  /// Lines a notch of the wheel scrolls.
  private static let wheelLines = 3

  /// The cells a page key scrolls.
  var pageLength: Int { max(1, viewport[mainAxis] - environment.scrollPageOverlap) }

  /// Where a key scrolls to; `nil` if it is none for it.
  func direction(of press: KeyPress) -> Edge? {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return nil }
    let direction: Edge? =
      switch press.key {
      case .upArrow, .pageUp, .home: .top
      case .downArrow, .pageDown, .end: .bottom
      case .leftArrow: .leading
      case .rightArrow: .trailing
      default: nil
      }
    return direction.flatMap { scrolls($0) ? $0 : nil }
  }

  /// Whether a direction is one that it scrolls in.
  func scrolls(_ direction: Edge) -> Bool {
    axes.contains(direction == .top || direction == .bottom ? .vertical : .horizontal)
  }

  /// Whether there is more content in a direction.
  func canScroll(_ direction: Edge) -> Bool {
    switch direction {
    case .top: offset(along: .vertical) > 0
    case .leading: offset(along: .horizontal) > 0
    case .bottom: offset(along: .vertical) + viewport.height < contentSize.height
    case .trailing: offset(along: .horizontal) + viewport.width < contentSize.width
    }
  }

  /// Whether input in a direction is for it: at its end it is for the scroll view around.
  private func takes(_ direction: Edge) -> Bool {
    scrolls(direction) && (canScroll(direction) || animation != nil || owner?.isMoving == true)
  }

  /// Scrolls by a key; whether it did.
  func scroll(by press: KeyPress) -> Bool {
    guard let direction = direction(of: press), takes(direction) else { return false }
    let page = pageLength
    switch press.key {
    case .upArrow: scrollByUser(-1, along: .vertical)
    case .downArrow: scrollByUser(1, along: .vertical)
    case .leftArrow: scrollByUser(-1, along: .horizontal)
    case .rightArrow: scrollByUser(1, along: .horizontal)
    case .pageUp: scrollByUser(-page, along: .vertical)
    case .pageDown: scrollByUser(page, along: .vertical)
    case .home: scrollByUser(toEnd: false)
    case .end: scrollByUser(toEnd: true)
    default: return false
    }
    return true
  }

  func scroll(by event: MouseEvent, at point: Point) -> Bool {
    switch event.kind {
    case .wheelUp where takes(.top): scrollByUser(-Self.wheelLines, along: .vertical)
    case .wheelDown where takes(.bottom): scrollByUser(Self.wheelLines, along: .vertical)
    case .wheelLeft where takes(.leading): scrollByUser(-Self.wheelLines, along: .horizontal)
    case .wheelRight where takes(.trailing): scrollByUser(Self.wheelLines, along: .horizontal)
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
