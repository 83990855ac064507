import CNcurses
import TerminalCore
import Testing

@Test func `a style's attributes are the shim's bits`() {
  #expect(Style.Attributes.bold.rawValue == UInt32(CN_BOLD))
  #expect(Style.Attributes.dim.rawValue == UInt32(CN_DIM))
  #expect(Style.Attributes.italic.rawValue == UInt32(CN_ITALIC))
  #expect(Style.Attributes.underline.rawValue == UInt32(CN_UNDERLINE))
  #expect(Style.Attributes.reverse.rawValue == UInt32(CN_REVERSE))
  #expect(Style.Attributes.strikethrough.rawValue == UInt32(CN_STRIKETHROUGH))
}
