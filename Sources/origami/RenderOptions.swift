import OrigamiModel

/// What picture is wanted of a model.
struct RenderOptions: Hashable {
  /// The file it goes to; standard output where none is given.
  var output: String?
  /// Its pixels.
  var width = 640
  var height = 480
  /// The colours of the paper's two sides; the model's own where none are given.
  var paper: [PaperColor] = []
  var background = PaperColor(red: 236, green: 232, blue: 224)
  /// The paper after this step, 0 for the unfolded sheet; the finished model where none is given.
  var step: Int?
  /// Whether it is seen from the other side.
  var showsBack = false

  /// Reads options; the last one of a kind counts.
  init(_ options: [GivenOption]) throws(UsageError) {
    guard options.contains(where: { $0.option == .output }) else { throw .missingOption(.output, command: "render") }
    for given in options {
      switch given.option {
      case .output: output = try given.outputFile()
      case .size: (width, height) = try Self.size(given)
      case .paper: paper = try Self.colors(given)
      case .background:
        let colors = try Self.colors(given)
        guard colors.count == 1 else { throw .wrongValue(given.option, given.value, expected: "one colour") }
        background = colors[0]
      case .step: step = try given.step(from: 0)
      case .back: showsBack = true
      default: break
      }
    }
  }

  private static func size(_ given: GivenOption) throws(UsageError) -> (Int, Int) {
    let sides = given.value.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...4096).contains($0) }) else {
      throw .wrongValue(given.option, given.value, expected: "a size such as 640x480, sides up to 4096")
    }
    return (sides[0], sides[1])
  }

  private static func colors(_ given: GivenOption) throws(UsageError) -> [PaperColor] {
    let names = given.value.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let colors = names.compactMap(PaperColor.init)
    guard colors.count == names.count, colors.count <= 2 else {
      throw .wrongValue(given.option, given.value, expected: "one colour or two with / between, by name or #rrggbb")
    }
    return colors
  }
}
