/// Lines gathered for a drawing: what runs on straight is joined, and no stretch is drawn twice.
struct LineDrawing {
  private struct Stroke {
    let line: PlaneLine
    var spans: [Key: Spans] = [:]
  }

  private struct Key: Hashable {
    let kind: PaperEdge.Kind
    let isVisible: Bool
  }

  private var strokes: [Stroke] = []

  mutating func add(_ segment: PlaneSegment, kind: PaperEdge.Kind, isVisible: Bool) {
    guard let line = segment.line else { return }
    let known = strokes.firstIndex { $0.line.isSameLine(as: line) }
    if known == nil { strokes.append(Stroke(line: line)) }
    let index = known ?? strokes.count - 1
    let a = strokes[index].line.position(of: segment.start)
    let b = strokes[index].line.position(of: segment.end)
    strokes[index].spans[Key(kind: kind, isVisible: isVisible), default: Spans()].add(min(a, b)...max(a, b))
  }

  /// What was gathered, the more telling line first where several lie on each other.
  var edges: [DrawnEdge] {
    let order: [Key] = [true, false].flatMap { isVisible in
      [PaperEdge.Kind.border, .folded, .crease].map { Key(kind: $0, isVisible: isVisible) }
    }
    return strokes.flatMap { stroke in
      var drawn = Spans()
      return order.flatMap { key in
        (stroke.spans[key]?.ranges ?? []).flatMap { range in
          var left = Spans(range)
          for taken in drawn.ranges { left.subtract(taken) }
          for range in left.ranges { drawn.add(range) }
          return left.ranges.map { range in
            let segment = PlaneSegment(stroke.line.point(at: range.lowerBound), stroke.line.point(at: range.upperBound))
            return DrawnEdge(kind: key.kind, segment: segment, isVisible: key.isVisible)
          }
        }
      }
    }
  }
}
