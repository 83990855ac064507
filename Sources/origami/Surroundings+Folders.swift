/// What the program keeps for its user, by kind; each kind has a folder of its own.
enum UserFolder {
  /// What it remembers from run to run.
  case state
  /// What the user gave it.
  case data
  /// What they wrote down about how they like it.
  case configuration

  /// The variable that says where the folders of all programs lie.
  fileprivate var variable: String {
    switch self {
    case .state: "XDG_STATE_HOME"
    case .data: "XDG_DATA_HOME"
    case .configuration: "XDG_CONFIG_HOME"
    }
  }

  /// Where they lie in the home folder if it says nothing.
  fileprivate var place: String {
    switch self {
    case .state: ".local/state"
    case .data: ".local/share"
    case .configuration: ".config"
    }
  }
}

extension Surroundings {
  /// The program's folder of a kind, which need not be there (XDG Base Directory Specification, version 0.8).
  ///
  /// Variables that are empty or no absolute path are ignored, as the specification wants it; without a home folder
  /// there may be none.
  func folder(_ kind: UserFolder) -> String? {
    func absolute(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let parent = absolute(kind.variable) ?? absolute("HOME").map { "\($0)/\(kind.place)" }
    return parent.map { "\($0)/origami" }
  }
}
