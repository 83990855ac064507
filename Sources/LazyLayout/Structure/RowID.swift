/// Names one known row for as long as it exists, whatever is inserted, removed or moved around it.
///
/// A row becomes known when it is first built or measured; rows never touched have no name and cost nothing. A name is
/// never given to another row.
public struct RowID: Hashable, Sendable {
  /// The number behind the name.
  public let rawValue: Int

  init(slot: Int, generation: Int) { rawValue = generation << 32 | slot }

  var slot: Int { rawValue & 0xFFFF_FFFF }
  var generation: Int { rawValue >> 32 }
}
