public import OrigamiModel
public import Pictures

extension Pixel {
  /// The opaque pixel of a paper's colour.
  public init(_ color: PaperColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension DiagramColors {
  /// The colours of the paper that instructions ask for.
  public init(_ paper: PaperChoice) { self.init(coloured: Pixel(paper.coloured), white: Pixel(paper.white)) }
}
