struct FrameModifier: ElementModifier, Equatable {
  let width: Int?
  let height: Int?
  let alignment: Alignment

  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size {
    let size = inner.sizeThatFits(
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func arrange(_ size: Size, _ inner: ViewNode) {
    let fit = inner.sizeThatFits(ProposedViewSize(size))
    inner.place(fit, at: alignment.position(of: fit, in: size))
  }
}

struct FlexibleFrameModifier: ElementModifier, Equatable {
  struct Length: Equatable {
    var minimum: Int?
    var ideal: Int?
    var maximum: Int?

    func proposal(_ proposed: Int?) -> Int? {
      guard let length = proposed ?? ideal else { return nil }
      return min(max(length, minimum ?? 0), max(maximum ?? .unbounded, minimum ?? 0))
    }

    /// The length taken where the content takes `inner`.
    func taken(_ proposed: Int?, _ inner: Int) -> Int {
      var length = inner
      if let proposed {
        if minimum != nil && maximum != nil {
          length = proposed
        } else if maximum != nil {
          length = max(inner, proposed)
        } else if minimum != nil {
          length = min(inner, max(proposed, minimum ?? 0))
          length = max(length, min(inner, proposed))
        }
      } else if let ideal {
        length = ideal
      }
      return min(max(length, minimum ?? 0), max(maximum ?? .unbounded, minimum ?? 0))
    }
  }

  let width: Length
  let height: Length
  let alignment: Alignment

  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size {
    let size = inner.sizeThatFits(
      ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
    return Size(width: width.taken(proposal.width, size.width), height: height.taken(proposal.height, size.height))
  }

  func arrange(_ size: Size, _ inner: ViewNode) {
    let fit = inner.sizeThatFits(ProposedViewSize(size))
    inner.place(fit, at: alignment.position(of: fit, in: size))
  }
}

extension View {
  /// Gives the view a fixed width or height, in cells.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
    modified(FrameModifier(width: width.map { max($0, 0) }, height: height.map { max($0, 0) }, alignment: alignment))
  }

  /// Gives the view bounds for its width and height, in cells; `.infinity` as a maximum takes all that is offered.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil, idealHeight: Int? = nil,
    maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      FlexibleFrameModifier(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }
}

extension Int {
  /// As a maximum of a frame: all that is offered.
  public static let infinity = Int.unbounded
}
