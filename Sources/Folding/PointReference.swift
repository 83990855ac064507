/// A place named the way authors of origami name places.
public indirect enum PointReference: Hashable, Sendable {
  /// A corner of the sheet, by its name at the start, or a point marked before.
  case named(String)
  /// The point at a fraction (0...1) of the way from one point to another.
  case between(PointReference, PointReference, Double)
  /// Where two lines cross.
  case crossing(LineReference, LineReference)
  /// Where a point lands when it is folded over a line.
  case mirrored(PointReference, over: LineReference)
}
