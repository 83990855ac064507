import OrigamiModel
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
    guard let file = named.map({ (path: $0, isNamed: true) }) ?? configurationFile else { return Configuration() }
    do throws(SystemError) {
      // More than anyone writes by hand; a pipe can only be meant if someone named it.
      let bytes = try Files.read(file.path, limit: 1 << 20, from: file.isNamed ? .anything : .files)
      return Configuration(text: String(decoding: bytes, as: UTF8.self), file: file.path, warnings: &warnings)
    } catch {
      if named != nil { throw .unreadable(file.path, reason: error.reason) }
      if file.isNamed || !error.isMissing { warnings.append("\(file.path): can't be read: \(error.reason)") }
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
