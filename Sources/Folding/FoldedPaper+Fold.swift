extension FoldedPaper {
  /// Does one thing to the paper.
  ///
  /// The move tells what it looks like; only folds have one.
  ///
  /// - Throws: the reason, in which case the paper is as before.
  @discardableResult
  public mutating func perform(_ action: Action) throws(FoldingError) -> Move? {
    switch action {
    case .mark(let name, let reference):
      guard points[name] == nil, foldNames[name] == nil else { throw .nameTaken(name) }
      points[name] = try sheetPoint(of: reference)
    case .fold(let fold): return try make(fold)
    case .collapse(let name, let given):
      guard foldNames[name] == nil, points[name] == nil else { throw .nameTaken(name) }
      let number = foldNames.count
      var paper = try folded(to: given, fold: number)
      paper.foldNames.append(name)
      paper.history.append(.collapse(given, number: number))
      self = paper
    case .turnOver: carry(.reflection(over: .upright))
    case .turnOverTopToBottom: carry(.reflection(over: .level))
    case .rotate(let degrees):
      guard degrees.isFinite else { throw .badNumber }
      carry(.rotation(about: PlanePoint(0, 0), degrees: degrees))
    case .level(let left, let right):
      let start = try place(of: left)
      guard let line = PlaneLine(from: start, to: try place(of: right)) else { throw .samePlace }
      carry(.rotation(about: start, from: line.direction, to: PlanePoint(1, 0)))
    }
    return nil
  }

  /// Moves the paper as a whole; a mirroring turns it over.
  mutating func carry(_ motion: Isometry) {
    for index in faces.indices { faces[index].placement = motion.after(faces[index].placement) }
    if motion.isMirrored { layers = layers.reversed }
    history.append(.motion(motion))
  }

  private mutating func make(_ fold: Fold) throws(FoldingError) -> Move {
    guard foldNames[fold.name] == nil, points[fold.name] == nil else { throw .nameTaken(fold.name) }
    let before = self
    var paper = try takingBack(fold.undoing ?? [])
    let resolved = try paper.resolve(fold, number: foldNames.count)
    let folded = try paper.folded(resolved)
    paper = resolved.kind.isUnfolded ? try paper.creased(resolved) : folded
    paper.foldNames.append(fold.name)
    paper.history.append(.fold(resolved))
    self = paper
    return Move(fold, resolved, from: before, to: folded)
  }

  private func resolve(_ fold: Fold, number: Int) throws(FoldingError) -> ResolvedFold {
    let line = try line(of: fold.line).line
    let stated = try place(ifGiven: fold.moving)
    let brought = try placeBrought(by: fold.line)
    guard let moving = stated ?? brought else { throw .sideUnclear }
    let offset = line.offset(of: moving)
    guard abs(offset) > Tolerance.overlap else { throw .sideUnclear }
    let layers: ResolvedFold.Layers =
      switch fold.layers {
      case .all: .all
      case .top(let count): .top(count)
      case .bottom(let count): .bottom(count)
      case .flap(let point): .flap(try sheetPoint(of: point))
      }
    var ridge: Int?
    if let name = fold.ridge {
      guard let number = foldNames[name] else { throw .unknownName(name, known: foldNames.names) }
      ridge = number
    }
    var under: [PlanePoint] = []
    for point in fold.under { under.append(try sheetPoint(of: point)) }
    return ResolvedFold(
      number: number, kind: fold.kind,
      line: offset > 0 ? line : PlaneLine(origin: line.origin, direction: line.direction * -1), layers: layers,
      under: under, ridge: ridge)
  }

  /// The paper with the crease of a fold, but not folded.
  func creased(_ fold: ResolvedFold) throws(FoldingError) -> FoldedPaper {
    var paper = self
    _ = try paper.crease(movingFaces(fold.layers, leftOf: fold.line), along: fold.line, fold: fold.number)
    paper.forgetSeparateLayers()
    return paper
  }

  /// The paper after a fold, be it one that is unfolded again or not.
  func folded(_ fold: ResolvedFold) throws(FoldingError) -> FoldedPaper {
    var paper = self
    let moving = try movingFaces(fold.layers, leftOf: fold.line)
    let turned = Set(try paper.crease(moving, along: fold.line, fold: fold.number))
    switch fold.kind {
    case .valley, .valleyAndUnfold: try paper.turn(turned, fold, inFront: true)
    case .mountain, .mountainAndUnfold: try paper.turn(turned, fold, inFront: false)
    case .outsideReverse, .insideReverse:
      // The layers that a reverse fold goes between are those it is joined to.
      guard fold.under.isEmpty else { throw .tuckMisses }
      try paper.reverse(turned, fold, outside: fold.kind == .outsideReverse)
    }
    guard paper.layerFault() == nil else { throw .passesThrough }
    return paper
  }

  private mutating func turn(_ turned: Set<Int>, _ fold: ResolvedFold, inFront: Bool) throws(FoldingError) {
    guard !fold.under.isEmpty || !isBlocked(turned, inFront: inFront) else { throw .blocked }
    let covers = covering(fold.under, besides: turned, fromTop: inFront)
    guard fold.under.isEmpty || isTuck(turned, over: fold.line, under: covers) else { throw .tuckMisses }
    reflect(turned, over: fold.line) { _, _ in
      true
    } isAbove: { _, other in
      inFront != covers.contains(other)
    }
  }

  /// Whether a face that stays lies over the faces that turn (under them, if they turn behind).
  private func isBlocked(_ turned: Set<Int>, inFront: Bool) -> Bool {
    let polygons = polygons
    return layers.all.contains { upper, lower in
      let (outer, inner) = inFront ? (upper, lower) : (lower, upper)
      return turned.contains(inner) && !turned.contains(outer) && polygons[inner].overlaps(polygons[outer])
    }
  }

  /// Whether some faces, when they have turned over a line, lie under others, and not under what they are joined to.
  private func isTuck(_ turned: Set<Int>, over line: PlaneLine, under covers: Set<Int>) -> Bool {
    let landing = turned.map { polygon(ofFace: $0).moved(by: .reflection(over: line)) }
    return neighbours(of: turned, in: covers).isEmpty
      && covers.map(polygon).contains { cover in landing.contains { $0.overlaps(cover) } }
  }

  /// The faces that hold the given places of the sheet and those that lie farther out, which a tuck slips under.
  private func covering(_ points: [PlanePoint], besides turned: Set<Int>, fromTop: Bool) -> Set<Int> {
    let holding = Set(points.flatMap { facesHolding(sheetPoint: $0) })
    return closure(of: holding, in: fromTop ? layers : layers.reversed, besides: turned)
  }

  /// Mirrors some faces over a line and orders the layers anew: faces that turn exchange their order where
  /// `exchanges` says so, and lie above or below those that stay as `isAbove` says.
  mutating func reflect(
    _ turned: Set<Int>, over line: PlaneLine, exchanging exchanges: (Int, Int) -> Bool,
    isAbove: (_ turned: Int, _ staying: Int) -> Bool
  ) {
    let reflection = Isometry.reflection(over: line)
    for index in turned { faces[index].placement = reflection.after(faces[index].placement) }
    for (upper, lower) in layers.all where turned.contains(upper) || turned.contains(lower) {
      if !turned.contains(upper) || !turned.contains(lower) {
        layers.separate(upper, lower)
      } else if exchanges(upper, lower) {
        layers.place(lower, above: upper)
      }
    }
    let polygons = polygons
    for index in turned {
      for other in faces.indices where !turned.contains(other) && polygons[index].overlaps(polygons[other]) {
        if isAbove(index, other) {
          layers.place(index, above: other)
        } else {
          layers.place(other, above: index)
        }
      }
    }
    forgetSeparateLayers()
  }
}

extension Fold.Kind {
  /// Whether the paper lies as before afterwards, with a crease more.
  public var isUnfolded: Bool { self == .valleyAndUnfold || self == .mountainAndUnfold }

  /// Whether what moves comes to lie in front; reverse folds do both.
  public var isInFront: Bool { self == .valley || self == .valleyAndUnfold }
}
