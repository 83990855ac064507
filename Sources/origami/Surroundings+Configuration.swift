import OrigamiScreens

extension Surroundings {
  /// The file of the user's settings: `ORIGAMI_CONFIG`, or else `config` in the program's folder for settings.
  var configurationFile: (path: String, isNamed: Bool)? {
    if let path = variable("ORIGAMI_CONFIG"), !path.isEmpty { return (path, true) }
    return folder(.configuration).map { ($0 + "/config", false) }
  }

  /// The settings in force: the command line before the environment before the file before what is usual.
  ///
  /// - Parameters:
  ///   - named: the file that the command line names; it must be there.
  ///   - warnings: gets a line for what can't be understood.
  func configuration(named: String?, warnings: inout [String]) throws(Failure) -> Configuration {
    guard let path = named ?? configurationFile?.path else { return Configuration() }
    switch ConfigurationFile.text(at: path) {
    case .success(let text): return Configuration(text: text, file: path, warnings: &warnings)
    case .failure(.missing) where named == nil && configurationFile?.isNamed == false: return Configuration()
    case .failure(let error):
      if named != nil { throw .file(path, reason: error.reason) }
      warnings.append("\(path): \(error.reason)")
      return Configuration()
    }
  }

  /// The settings with what the environment and the options of the screen say.
  func effective(_ configuration: Configuration, _ options: BrowseOptions) -> Configuration {
    var effective = configuration
    if let isOn = switchValue("ORIGAMI_ACCESSIBLE") { effective.isAccessible = isOn && !showsCursor }
    if options.isPlain { effective.isAccessible = true }
    if options.reducesMotion || reducesMotion { effective.settings.reducesMotion = true }
    if options.leavesMouse { effective.usesMouse = false }
    let environmentHasColor = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"].contains { !(variable($0) ?? "").isEmpty }
    effective.color = options.color ?? (environmentHasColor ? .auto : configuration.color)
    return effective
  }
}
