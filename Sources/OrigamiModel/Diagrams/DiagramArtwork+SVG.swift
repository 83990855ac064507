import Folding

extension DiagramArtwork {
  /// The drawing as an SVG 1.1 document with a background of one colour, or none.
  ///
  /// - Parameters:
  ///   - paper: The paper, for the colours of its sides.
  ///   - background: What the drawing lies on.
  ///   - width: The picture's width in pixels; the height follows from what is shown.
  public func svg(paper: PaperChoice, background: PaperColor? = nil, width: Int = 640) -> String {
    let scale = Double(max(width, 1)) / max(bounds.width, 1e-9)
    let height = max(bounds.height * scale, 1)
    let size = "\(Self.number(Double(max(width, 1)))) \(Self.number(height))"
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size)" stroke-linecap="round" stroke-linejoin="round">"#
    ]
    if let background { lines.append(#"<rect width="100%" height="100%" fill="\#(Self.hex(background))"/>"#) }
    func color(_ paint: Paint?) -> String {
      switch paint {
      case nil: "none"
      case .coloured: Self.hex(paper.coloured)
      case .white: Self.hex(paper.white)
      case .ink: "#302830"
      case .faint: "#807880"
      case .ground: background.map(Self.hex) ?? "#ffffff"
      }
    }
    func place(_ point: PlanePoint) -> String {
      "\(Self.number((point.x - bounds.lower.x) * scale)),\(Self.number((bounds.upper.y - point.y) * scale))"
    }
    for shape in shapes {
      let points = shape.points.map(place).joined(separator: " ")
      let tag = shape.fill == nil ? "polyline" : "polygon"
      var attributes = #"points="\#(points)" fill="\#(color(shape.fill))" stroke="\#(color(shape.stroke))""#
      attributes += #" stroke-width="\#(Self.number(shape.width * scale))""#
      if shape.opacity < 1 { attributes += #" fill-opacity="\#(Self.number(shape.opacity))""# }
      if !shape.dashes.isEmpty {
        let dashes = shape.dashes.map { Self.number($0 * scale) }.joined(separator: " ")
        attributes += #" stroke-dasharray="\#(dashes)""#
      }
      lines.append("<\(tag) \(attributes)/>")
    }
    for label in labels {
      let place = place(label.place).split(separator: ",")
      lines.append(
        #"<text x="\#(place[0])" y="\#(place[1])" text-anchor="middle" dominant-baseline="middle" "#
          + #"font-family="sans-serif" font-size="\#(Self.number(pen * scale * 7))" "#
          + #"fill="\#(color(.ink))">\#(Self.escaped(label.text))</text>"#)
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// A number with at most two decimals.
  private static func number(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func hex(_ color: PaperColor) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Text that can't be taken for markup; control characters, which XML forbids, are left out.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case _ where scalar.properties.generalCategory == .control: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
