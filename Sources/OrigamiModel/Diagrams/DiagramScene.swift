public import Folding

/// What a diagram shows, as shapes in the plane of the paper: pure geometry, without dots, cells or colours.
///
/// Whoever draws it paints the faces, then the lines in their order, then the marks and arrows.
public struct DiagramScene: Hashable, Sendable {
  /// The visible pieces of the paper; they don't overlap unless they are translucent.
  public var faces: [DiagramFace]
  /// Whether the faces are seen through, all of them, because nobody knows which covers which.
  public var isTranslucent = false
  /// Edges, creases and fold lines, the most important last.
  public var lines: [DiagramLine]
  /// Faces in motion, the lowest first; each hides what lies below it.
  public var flaps: [DiagramFlap]
  /// What moves where.
  public var arrows: [DiagramArrow]
  /// Why fold lines run where they do.
  public var marks: [DiagramMark]
  /// Words beside the drawing.
  public var labels: [DiagramLabel]
  /// The part to show large, if the step asks for one.
  public var zoom: Bounds?
  /// What is in view if not everything, so that scenes of a motion share one scale.
  public var extent: Bounds?

  /// Creates a scene.
  public init(
    faces: [DiagramFace] = [], lines: [DiagramLine] = [], flaps: [DiagramFlap] = [], arrows: [DiagramArrow] = [],
    marks: [DiagramMark] = [], labels: [DiagramLabel] = [], zoom: Bounds? = nil, extent: Bounds? = nil
  ) {
    self.faces = faces
    self.lines = lines
    self.flaps = flaps
    self.arrows = arrows
    self.marks = marks
    self.labels = labels
    self.zoom = zoom
    self.extent = extent
  }

  /// How much a translucent face hides of what lies below it, from 0 to 1.
  public static let translucentOpacity = 0.18

  /// The smallest upright rectangle around the paper alone.
  public var paperBounds: Bounds { Bounds(of: faces.lazy.flatMap(\.outline)) }

  /// What is in view: ``extent``, or else the smallest upright rectangle around everything that is drawn.
  public var bounds: Bounds {
    if let extent { return extent }
    let ends = lines.flatMap { [$0.segment.start, $0.segment.end] }
    return Bounds(of: faces.flatMap(\.outline) + ends + flaps.flatMap(\.outline) + arrows.flatMap(\.outline))
  }
}
