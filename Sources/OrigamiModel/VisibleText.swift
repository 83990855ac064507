extension String {
  /// The text with every character that a terminal might obey made visible: controls as their pictures (␛), marks that
  /// turn the writing's direction as their number.
  ///
  /// Line ends and tabs become spaces.
  var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var visible = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: visible.append(" ")
      case 0x00...0x1F: visible.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: visible.append("\u{2421}")
      default:
        if scalar.isObeyed {
          visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          visible.unicodeScalars.append(scalar)
        }
      }
    }
    return visible
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
