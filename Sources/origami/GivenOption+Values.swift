extension GivenOption {
  /// A number of columns.
  func columns() throws(UsageError) -> Int { try number(in: 20...1000, expected: "columns from 20 to 1000") }

  /// The name of a file.
  func file() throws(UsageError) -> String {
    if value.isEmpty { throw .wrongValue(option, value, expected: "the name of a file") }
    return value
  }

  /// The name of a file to write; nothing for “-”, which is standard output.
  func outputFile() throws(UsageError) -> String? {
    let name = try file()
    return name == "-" ? nil : name
  }

  /// The number of a step.
  func step(from first: Int) throws(UsageError) -> Int {
    try number(in: first...Int.max, expected: "the number of a step")
  }

  /// One of some words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(of choices: Choice.Type) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    throw .wrongValue(option, value, expected: choices.allCases.map(\.rawValue).inWords)
  }

  private func number(in range: ClosedRange<Int>, expected: String) throws(UsageError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw .wrongValue(option, value, expected: expected)
    }
    return number
  }
}

extension [String] {
  /// The words as a choice: “a, b or c”.
  var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
