/// Where in the structure a run or a section is put.
public enum Place: Hashable, Sendable {
  /// After everything that stands in the section, before its footer; without a section, after everything.
  case end(of: SectionID?)
  /// Before the first row of the section, after its header.
  case start(of: SectionID)
  /// Directly before the run, in the same section.
  case before(RunID)
  /// Directly after the run, in the same section.
  case after(RunID)
  /// Before the whole section.
  case beforeSection(SectionID)
  /// After the whole section.
  case afterSection(SectionID)
}
