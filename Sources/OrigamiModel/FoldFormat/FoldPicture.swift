import Folding

/// A frame of a FOLD file made ready to be drawn.
public struct FoldPicture: Sendable {
  /// What is drawn.
  public let drawing: PaperDrawing
  /// Whether it is the sheet with its creases, to be drawn by their assignment.
  public let isCreasePattern: Bool
  /// What to tell the reader about how it is shown, in whole sentences; often nothing.
  public let notes: [String]
  /// What the picture was made from.
  let frame: FoldFrame
  /// The crease pattern of the same file, if it has one.
  let pattern: FoldFrame?

  init(_ frame: FoldFrame, pattern: FoldFrame? = nil) {
    self.frame = frame
    self.pattern = pattern
    let plane = frame.plane
    var maker = FoldPictureMaker(frame, plane)
    isCreasePattern = maker.isCreasePattern
    drawing = maker.drawing()
    notes = maker.notes
  }
}
