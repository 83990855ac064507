/// How near two computed places must be to count as one; lengths in sides of the sheet.
///
/// Folding composes reflections of doubles, so errors stay near 1e-15; the distances that matter in a model start
/// near 1e-3. Everything between is free to be "the same place".
enum Tolerance {
  /// Places nearer than this are the same place.
  static let length = 1e-9
  /// Faces that share a strip no wider than this touch, but don't overlap.
  static let overlap = 1e-7
  /// Polygons of less area than this are slivers of rounding.
  static let area = 1e-12
  /// The step to the side by which an edge is asked which of its sides is covered.
  static let nudge = 1e-6
}
