extension Int {
  /// The whole number nearest to a value, halves away from zero; done without the C library's mathematics.
  init(nearest value: Double) { self = value < 0 ? -Int(0.5 - value) : Int(value + 0.5) }
}
