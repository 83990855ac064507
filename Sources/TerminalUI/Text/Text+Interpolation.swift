extension Text {
  /// A string literal into which texts with styles of their own can be put.
  public struct Interpolated: ExpressibleByStringInterpolation {
    fileprivate let runs: [Run]

    public init(stringLiteral value: String) { runs = [Run(text: value, style: TextStyle())] }
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// The pieces of the literal, joined.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var runs = [Run(text: "", style: TextStyle())]

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { append(literal) }
      /// Appends a text with its styles.
      public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
      /// Appends what describes a value.
      public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

      private mutating func append(_ text: String) {
        if let last = runs.indices.last, runs[last].style == TextStyle() {
          runs[last].text += text
        } else {
          runs.append(Run(text: text, style: TextStyle()))
        }
      }
    }
  }

  /// Creates a text of a literal: `Text("It is \(Text("red").foregroundStyle(.red)).")`.
  public init(_ content: Interpolated) { self.init(runs: content.runs) }
}
