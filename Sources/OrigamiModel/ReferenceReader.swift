import Folding
import StrictJSON

/// Reads points and lines that are named by reference.
struct ReferenceReader {
  let names: KnownNames

  /// A point: `"top"`, `{"between": [A, B], "at": "1/4"}`, `{"cross": [L, M]}` or `{"mirror": A, "over": L}`.
  func point(_ reader: JSONReader) -> PointReference? {
    switch reader.kind {
    case .string:
      let name = reader.string()
      if names.points.contains(name) { return .named(name) }
      reader.report(expected: "a point known here (\(KnownNames.list(names.points)))")
      return nil
    case .object:
      let object = reader.object()
      defer { object.finish() }
      if object.contains("between") {
        let ends = object.required("between")?.elements(count: 2)?.map(point) ?? []
        let fraction = object.value("at", fraction)
        guard ends.count == 2, let start = ends[0], let end = ends[1], let fraction else { return nil }
        return .between(start, end, fraction)
      }
      if object.contains("cross") {
        let lines = object.required("cross")?.elements(count: 2)?.map(line) ?? []
        guard lines.count == 2, let first = lines[0], let second = lines[1] else { return nil }
        return .crossing(first, second)
      }
      if object.contains("mirror") {
        let mirrored = object.value("mirror", point)
        let over = object.value("over", line)
        guard let mirrored, let over else { return nil }
        return .mirrored(mirrored, over: over)
      }
      reader.report(expected: "a point by “between”, “cross” or “mirror”")
      return nil
    default:
      reader.report(expected: "a point: its name, or an object with “between”, “cross” or “mirror”")
      return nil
    }
  }

  /// A line: `[A, B]`, the name of a fold that made a crease, or an object as ``line(in:)`` reads it.
  func line(_ reader: JSONReader) -> LineReference? {
    switch reader.kind {
    case .string: return crease(reader).map { .crease($0, at: nil) }
    case .array:
      guard let ends = reader.elements(count: 2)?.map(point), ends.count == 2 else { return nil }
      guard let start = ends[0], let end = ends[1] else { return nil }
      return .through(start, end)
    case .object:
      let object = reader.object()
      defer { object.finish() }
      if object.contains("crease") {
        let name = object.value("crease", crease)
        let at = object.optional("at").flatMap(point)
        return name.map { .crease($0, at: at) }
      }
      return line(in: object)
    default:
      reader.report(expected: "a line: two points, the name of a fold, or an object with “bring” or “through”")
      return nil
    }
  }

  /// The name of a fold that came before.
  func crease(_ reader: JSONReader) -> String? {
    if reader.kind == .string {
      let name = reader.string()
      if names.folds.contains(name) { return name }
    }
    reader.report(
      expected: names.folds.isEmpty
        ? "a fold made before (there is none yet)" : "a fold made before (\(KnownNames.list(names.folds)))")
    return nil
  }

  /// The line that an object states by “along”, “bring” or “through”.
  func line(in object: JSONObject) -> LineReference? {
    if object.contains("along") { return object.value("along", line) }
    if object.contains("bring") { return bringing(object) }
    guard object.contains("through") else {
      object.reader.report("a fold line is stated by “along”, “bring” or “through”, and none of them is here")
      return nil
    }
    let through = object.value("through", point)
    if object.contains("perpendicular") {
      let other = object.value("perpendicular", line)
      guard let through, let other else { return nil }
      return .perpendicular(to: other, through: through)
    }
    let angle = object.value("angle", angle)
    let from = object.value("from", line)
    guard let through, let angle, let from else { return nil }
    return .angled(angle, from: from, through: through)
  }

  private func bringing(_ object: JSONObject) -> LineReference? {
    guard let moving = object.required("bring"), let target = object.required("to") else { return nil }
    if isLine(moving) {
      let line = line(moving)
      let to = self.line(target)
      let near = object.optional("near").flatMap(point)
      guard let line, let to else { return nil }
      return .bringingLine(line, to: to, near: near)
    }
    let point = point(moving)
    guard isLine(target) else {
      let to = self.point(target)
      guard let point, let to else { return nil }
      return .bringingPoint(point, to: to)
    }
    let to = line(target)
    if object.contains("perpendicular") {
      let other = object.value("perpendicular", line)
      guard let point, let to, let other else { return nil }
      return .bringingPointAcross(point, to: to, perpendicularTo: other)
    }
    if object.contains("and") {
      let second = object.value("and", self.point)
      let onto = object.value("onto", line)
      let near = object.optional("near").flatMap(self.point)
      guard let point, let to, let second, let onto else { return nil }
      return .bringingTwoPoints(point, to: to, and: second, onto: onto, near: near)
    }
    let through = object.value("through", self.point)
    let near = object.optional("near").flatMap(self.point)
    guard let point, let to, let through else { return nil }
    return .bringingPointToLine(point, to: to, through: through, near: near)
  }

  /// Whether a value states a line rather than a point.
  private func isLine(_ reader: JSONReader) -> Bool {
    switch reader.kind {
    case .array: return true
    case .string: return names.folds.contains(reader.string())
    case .object:
      let object = reader.object()
      return !["between", "cross", "mirror"].contains { object.contains($0) }
    default: return false
    }
  }

  /// A fraction from 0 to 1, as “1/4”.
  private func fraction(_ reader: JSONReader) -> Double? {
    if let value = quotient(reader), (0...1).contains(value) { return value }
    reader.report(expected: "a fraction from 0 to 1, such as \"1/4\"")
    return nil
  }

  /// An angle in degrees: a number, or a fraction such as “45/2”.
  func angle(_ reader: JSONReader) -> Double? {
    if reader.kind == .number { return reader.double(in: -360...360) }
    if let value = quotient(reader), (-360...360).contains(value) { return value }
    reader.report(expected: "an angle in degrees, such as 45 or \"45/2\"")
    return nil
  }

  private func quotient(_ reader: JSONReader) -> Double? {
    guard reader.kind == .string else { return nil }
    let parts = reader.string().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let top = Int32(parts[0]), let bottom = Int32(parts[1]), bottom > 0 else { return nil }
    return Double(top) / Double(bottom)
  }
}
