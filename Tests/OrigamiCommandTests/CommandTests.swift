import OrigamiModel
import OrigamiScreens
import Testing

@testable import origami

@Suite struct CommandTests {
  private func command(_ line: String) throws -> Command {
    try Command(arguments: line.split(separator: " ").map(String.init))
  }

  @Test("a name is a model of the library, what has a folder or an ending is a file, a hyphen is standard input")
  func sources() throws {
    #expect(try command("") == .browse(nil, BrowseOptions()))
    #expect(try command("swan") == .browse(.library("swan"), BrowseOptions()))
    #expect(try command("swan.json") == .browse(.file("swan.json"), BrowseOptions()))
    #expect(try command("./swan") == .browse(.file("./swan"), BrowseOptions()))
    #expect(try command("-") == .browse(.standardInput, BrowseOptions()))
    #expect(try command("-- -x.json") == .browse(.file("-x.json"), BrowseOptions()))
    #expect(try command("-- list") == .list(namesOnly: false))
  }

  @Test("options may stand before and after the model, with their value in one word or two")
  func options() throws {
    var options = BrowseOptions()
    options.isPlain = true
    options.width = 60
    options.color = .never
    options.leavesMouse = true
    options.reducesMotion = true
    let expected = Command.browse(.library("swan"), options)
    #expect(try command("--plain --width 60 --color=never --no-mouse --no-motion swan") == expected)
    #expect(try command("swan --no-motion --no-mouse --color never --width=60 --plain") == expected)
    #expect(try command("--width 30 swan --width 60 --plain --color never --no-mouse --no-motion") == expected)
  }

  @Test("help and version come before everything but a mistake")
  func help() throws {
    for line in ["--help", "-h", "swan --help", "--plain --help a b", "help"] {
      #expect(try command(line) == .help(nil))
    }
    for line in ["print -h", "print --help swan", "-h print", "help print"] {
      #expect(try command(line) == .help(.print))
    }
    for line in ["--version", "-V", "swan -V"] { #expect(try command(line) == .version) }
    #expect(throws: UsageError.unknownOption("--halp")) { try command("--help --halp") }
  }

  @Test("commands take what they need")
  func commands() throws {
    #expect(try command("list") == .list(namesOnly: false))
    #expect(try command("list --names") == .list(namesOnly: true))
    var printing = PrintOptions()
    #expect(try command("print -") == .print(.standardInput, printing))
    printing.width = 40
    printing.style = .unicode
    printing.wording = .concise
    printing.detail = .essential
    #expect(
      try command("print swan --width 40 --style unicode --wording concise --detail=essential")
        == .print(.library("swan"), printing))
    #expect(try command("check") == .check([]))
    #expect(try command("check swan a.json") == .check([.library("swan"), .file("a.json")]))
    guard
      case .render(.library("swan"), let picture) = try command(
        "render swan --size 320x200 --paper pink/white --background #102030 --step 4 --back -o a.png")
    else {
      Issue.record("a picture")
      return
    }
    #expect(picture.output == "a.png")
    #expect(picture.width == 320)
    #expect(picture.height == 200)
    #expect(picture.paper == [PaperColor("pink"), PaperColor("white")])
    #expect(picture.background == PaperColor(red: 16, green: 32, blue: 48))
    #expect(picture.step == 4)
    #expect(picture.showsBack)
  }

  @Test(
    "a mistake is named in one line",
    arguments: [
      ("--foo", "unknown option --foo"),
      ("--width", "--width wants a value"),
      ("--plain=1", "--plain takes no value"),
      ("--width 19", "--width: expected columns from 20 to 1000, found “19”"),
      ("--width ten", "--width: expected columns from 20 to 1000, found “ten”"),
      ("--color=red", "--color: expected auto, always or never, found “red”"),
      ("swan crane", "unexpected argument “crane”"),
      ("list swan", "unexpected argument “swan”"),
      ("print", "print wants a model or a file"),
      ("print swan --no-mouse", "--no-mouse has no meaning with print"),
      ("swan --size 3x3", "--size has no meaning with the screen"),
      ("render swan", "render wants --output"),
      ("print swan --style braille", "--style: expected words, unicode or ascii, found “braille”"),
      ("export swan", "export wants --format, or an output file that ends in .fold, .svg, .png or .json"),
      ("export swan -o swan", "export wants --format, or an output file that ends in .fold, .svg, .png or .json"),
      ("export swan -o svg", "export wants --format, or an output file that ends in .fold, .svg, .png or .json"),
      ("export swan -oswan.gif", "export wants --format, or an output file that ends in .fold, .svg, .png or .json"),
      ("export swan -o swan.fold --step 2", "--step has no meaning with fold"),
      ("export swan -o swan.svg --step 0", "--step: expected the number of a step, found “0”"),
      ("help swan", "there is no command “swan”; there are list, print, render, export, check, help"),
      ("check --plain", "--plain has no meaning with check"),
      ("render swan -o a.png --size 0x9", "--size: expected a size such as 640x480, sides up to 4096, found “0x9”"),
      (
        "render swan -o a.png --paper pinkish",
        "--paper: expected one colour or two with / between, by name or #rrggbb, found “pinkish”"
      ),
    ])
  func mistakes(line: String, words: String) throws {
    let error = #expect(throws: UsageError.self) { try command(line) }
    #expect(error?.description == words)
    let name = Command.name(in: line.split(separator: " ").map(String.init))
    let failure = Failure.usage(try #require(error), name)
    let help =
      line.hasPrefix("-") || line.hasPrefix("swan") ? "origami --help" : "origami \(line.prefix { $0 != " " }) --help"
    #expect(failure.lines == ["origami: \(words); try “\(help)”"])
    #expect(failure.status == 2)
  }

  @Test("plain text is for pipes, plain terminals and readers aloud")
  func plainText() throws {
    func surroundings(_ variables: [String: String], isTerminal: Bool = true) -> Surroundings {
      Surroundings(variable: { variables[$0] }, outputIsTerminal: isTerminal, columns: 120)
    }
    func isPlain(_ surroundings: Surroundings, _ options: BrowseOptions = BrowseOptions()) -> Bool {
      surroundings.callsForPlainText(options, surroundings.effective(Configuration(), options))
    }
    #expect(!isPlain(surroundings([:])))
    #expect(isPlain(surroundings([:], isTerminal: false)))
    #expect(isPlain(surroundings(["TERM": "dumb"])))
    #expect(isPlain(surroundings(["ORIGAMI_ACCESSIBLE": "1"])))
    #expect(!isPlain(surroundings(["ORIGAMI_ACCESSIBLE": "0"])))
    var options = BrowseOptions()
    options.width = 50
    #expect(isPlain(surroundings([:]), options))
    #expect(surroundings([:]).width(nil) == 100)
    #expect(surroundings([:]).width(50) == 50)
  }

  @Test("the format of an export is what the option or else the file's ending says")
  func formats() throws {
    for (line, format) in [
      ("-o a.fold", ExportOptions.Format.fold), ("-o a.SVG", .svg), ("--format png -o a.svg", .png),
      ("--format json", .json), ("--format json -o -", .json), ("-oa.png", .png), ("-o=.fold", .fold),
    ] {
      guard case .export(.library("swan"), let options) = try command("export swan \(line)") else {
        Issue.record("an export")
        continue
      }
      #expect(options.format == format)
    }
  }
}
