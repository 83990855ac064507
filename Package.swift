// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tool(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let targets: [Target] = [
  .target(
    name: "CNcurses",
    linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux]))]),
  .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
  .systemLibrary(
    name: "CTurboJPEG", pkgConfig: "libturbojpeg",
    providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
  target("TerminalCore"),
  target("TerminalDriver", ["CNcurses", "TerminalCore"]),
  target("LazyLayout"),
  target("StrictJSON"),
  target("TerminalUI", ["LazyLayout", "TerminalCore"]),
  target("TerminalApp", ["TerminalUI", "TerminalDriver"]),
  target("TerminalData", ["TerminalUI"]),
  target("Folding"),
  target("Pictures", ["CSpng", "CTurboJPEG", "TerminalCore"]),
  target("OrigamiModel", ["Folding", "StrictJSON"]),
  target("OrigamiScreens", ["TerminalUI", "TerminalData", "OrigamiModel", "StrictJSON", "Folding", "Pictures"]),
  .target(
    name: "OrigamiResources", path: "Resources", exclude: ["Completions", "Manual", "Screens"],
    resources: [.copy("Models")],
    swiftSettings: settings),
  tool("origami", ["TerminalApp", "OrigamiScreens", "OrigamiModel", "OrigamiResources", "Folding", "Pictures"]),
  tool("lazy-scenario", ["LazyLayout", "StrictJSON"]),
  tool("Benchmarks", ["LazyLayout", "StrictJSON", "TerminalUI", "TerminalApp"]),
  tool("DiagramBenchmarks", ["TerminalApp", "TerminalUI", "OrigamiScreens", "OrigamiModel", "OrigamiResources"]),
  tests("TerminalCoreTests", ["TerminalCore", "TestSupport"]),
  tests("TerminalDriverTests", ["TerminalDriver", "CNcurses", "TerminalCore", "TestSupport", "terminal-probe"]),
  tests(
    "LazyLayoutTests", ["Benchmarks", "LazyLayout", "StrictJSON", "TestSupport", "lazy-scenario"],
    exclude: ["Baselines", "Scenarios"]),
  tests("StrictJSONTests", ["StrictJSON", "TestSupport"]),
  tests("TerminalUITests", ["TerminalUI", "TestSupport"]),
  tests("TerminalAppTests", ["TerminalApp", "TestSupport"]),
  tests("TerminalDataTests", ["TerminalData", "TestSupport"]),
  tests("FoldingTests", ["Folding", "TestSupport"]),
  tests("PicturesTests", ["Pictures", "TerminalCore", "TestSupport"]),
  tests("OrigamiModelTests", ["OrigamiModel", "Folding", "StrictJSON", "TestSupport"]),
  tests(
    "OrigamiScreensTests",
    ["OrigamiScreens", "OrigamiModel", "StrictJSON", "Folding", "Pictures", "TerminalUI", "TestSupport"]),
  tests("OrigamiCommandTests", ["origami", "OrigamiModel", "OrigamiScreens", "TestSupport"]),
  tests("EndToEndTests", ["TestSupport", "TerminalCore", "origami"]),
  .executableTarget(
    name: "terminal-probe", dependencies: ["TerminalDriver", "TerminalCore"], path: "Tests/TerminalProbe",
    swiftSettings: settings),
  .executableTarget(
    name: "terminal-soak", dependencies: ["TestSupport", "origami"], path: "Tests/TerminalSoak", swiftSettings: settings
  ),
  .target(name: "TestSupport", dependencies: ["TerminalCore"], path: "Tests/TestSupport", swiftSettings: settings),
]

let package = Package(
  name: "origami",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "origami", targets: ["origami"]),
    .library(name: "TerminalApp", targets: ["TerminalApp"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "TerminalData", targets: ["TerminalData"]),
    .library(name: "TerminalCore", targets: ["TerminalCore"]),
    .library(name: "LazyLayout", targets: ["LazyLayout"]),
  ],
  targets: targets
)
