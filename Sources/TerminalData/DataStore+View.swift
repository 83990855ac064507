import TerminalUI

extension View {
  /// Puts a store into the environment of the view and what is in it, for their `Query` properties.
  public func dataStore(_ store: DataStore) -> some View { environment(store) }
}
