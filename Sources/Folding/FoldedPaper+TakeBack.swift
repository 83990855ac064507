extension FoldedPaper {
  /// The paper as it would lie had the named folds not been made: everything else is done again, each fold at its place
  /// in the plane.
  ///
  /// Creases of the folds taken back stay in the paper where they cross whole faces.
  func takingBack(_ names: [String]) throws(FoldingError) -> FoldedPaper {
    guard !names.isEmpty else { return self }
    var numbers: Set<Int> = []
    for name in names {
      guard let number = foldNames[name] else { throw .unknownName(name, known: foldNames.names) }
      numbers.insert(number)
    }
    var paper = FoldedPaper(sheet)
    paper.foldNames = foldNames
    paper.points = points
    for deed in history.elements {
      switch deed {
      case .motion(let motion): paper.carry(motion)
      case .collapse(let given, let number):
        paper = try paper.folded(to: given, fold: number)
        paper.history.append(deed)
      case .fold(let fold):
        guard !numbers.contains(fold.number) else { continue }
        paper = try fold.kind.isUnfolded ? paper.creased(fold) : paper.folded(fold)
        paper.history.append(deed)
      }
    }
    for number in numbers.sorted() { try paper.keepCreases(ofFold: number, from: self) }
    return paper
  }

  /// Marks the creases that a fold left on the sheet in each face that they cross from border to border.
  private mutating func keepCreases(ofFold number: Int, from old: FoldedPaper) throws(FoldingError) {
    var lines: [(line: PlaneLine, spans: Spans)] = []
    for edge in old.edges where old.creaseFolds[edge.ends]?.contains(number) == true {
      let start = old.vertices[edge.start]
      let end = old.vertices[edge.end]
      guard let line = PlaneLine(from: start, to: end) else { continue }
      let known = lines.firstIndex { $0.line.isSameLine(as: line) }
      if known == nil { lines.append((line, Spans())) }
      let index = known ?? lines.count - 1
      let a = lines[index].line.position(of: start)
      let b = lines[index].line.position(of: end)
      lines[index].spans.add(min(a, b)...max(a, b))
    }
    for (line, spans) in lines {
      for index in faces.indices {
        let corners = sheetPolygon(ofFace: index).corners
        guard let reach = corners.map({ line.position(of: $0) }).range else { continue }
        let across = PlaneSegment(line.point(at: reach.lowerBound), line.point(at: reach.upperBound))
        guard let span = sheetPolygon(ofFace: index).span(of: across) else { continue }
        let length = reach.upperBound - reach.lowerBound
        let chord = reach.lowerBound + length * span.lowerBound...reach.lowerBound + length * span.upperBound
        guard spans.covers(chord) else { continue }
        let placement = faces[index].placement
        guard let image = PlaneLine(from: placement(across.start), to: placement(across.end)) else { continue }
        _ = try crease([index], along: image, fold: number)
      }
    }
    forgetSeparateLayers()
  }
}

extension [Double] {
  /// From the least to the greatest, or nothing if there are none.
  var range: ClosedRange<Double>? {
    guard let least = self.min(), let greatest = self.max() else { return nil }
    return least...greatest
  }
}
