import TerminalApp

extension String {
  /// The text in ASCII: degrees in words, quotes straight, letters without their marks, a question mark for the rest.
  var inASCII: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "°": text += " degrees"
      case "…": text += "..."
      case "½": text += "1/2"
      case "¼": text += "1/4"
      case "¾": text += "3/4"
      case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
      case _ where [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory): break
      default: text.unicodeScalars.append(scalar.asciiSubstitute)
      }
    }
  }
}
