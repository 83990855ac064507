/// The numbers that ncurses knows pairs of colours by: more pairs than it can number at once take turns.
///
/// Pairs are kept in the order of their last use. A number is given to another pair when its own was not used since
/// `keepFromNowOn()`: the caller then uses again what is on the screen, and nothing that shows changes its colours.
struct ColorPairs {
  /// A pair's colours as ncurses counts them; -1 is the terminal's own.
  struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// What a pair is known by.
  enum Number: Hashable {
    /// It has this number already.
    case known(Int32)
    /// It has this number from now on: ncurses must be told.
    case new(Int32)
    /// Every number is in use.
    case none
  }

  private struct Entry {
    var pair: Pair
    var lastUse: UInt64
    var newer: Int32
    var older: Int32
  }

  /// The highest number.
  let capacity: Int
  private var numbers: [Pair: Int32] = [:]
  /// The entry of number n at index n; that of 0 closes the ring: its `older` is the newest, its `newer` the oldest.
  private var entries = [Entry(pair: Pair(foreground: -1, background: -1), lastUse: 0, newer: 0, older: 0)]
  private var time: UInt64 = 1
  private var keptSince: UInt64 = 0

  /// Creates a table for the numbers 1 to `capacity`; 0 is the terminal's own colours and always known.
  init(capacity: Int) { self.capacity = max(0, capacity) }

  /// The number of a pair, which counts as used now.
  ///
  /// - Complexity: O(1) on average.
  mutating func number(of pair: Pair) -> Number {
    if pair == entries[0].pair { return .known(0) }
    if let number = numbers[pair] {
      use(number)
      return .known(number)
    }
    guard let number = entries.count <= capacity ? append(pair) : replaceOldest(with: pair) else { return .none }
    numbers[pair] = number
    return .new(number)
  }

  /// The number that a pair has, which does not count as a use.
  func known(_ pair: Pair) -> Int32? { pair == entries[0].pair ? 0 : numbers[pair] }

  /// Whether all numbers are given, so that a new pair takes the number of another.
  var isFull: Bool { entries.count > capacity }

  /// Counts a pair as used now if it has a number.
  mutating func keep(_ pair: Pair) {
    if let number = numbers[pair] { use(number) }
  }

  /// Makes all numbers free to be taken but those used from here on.
  mutating func keepFromNowOn() {
    time += 1
    keptSince = time
  }

  private mutating func append(_ pair: Pair) -> Int32 {
    let number = Int32(entries.count)
    entries.append(Entry(pair: pair, lastUse: time, newer: number, older: number))
    linkAsNewest(number)
    return number
  }

  private mutating func replaceOldest(with pair: Pair) -> Int32? {
    let number = entries[0].newer
    guard number != 0, entries[Int(number)].lastUse < keptSince else { return nil }
    numbers[entries[Int(number)].pair] = nil
    entries[Int(number)].pair = pair
    use(number)
    return number
  }

  private mutating func use(_ number: Int32) {
    entries[Int(number)].lastUse = time
    guard entries[0].older != number else { return }
    let (newer, older) = (entries[Int(number)].newer, entries[Int(number)].older)
    entries[Int(newer)].older = older
    entries[Int(older)].newer = newer
    linkAsNewest(number)
  }

  private mutating func linkAsNewest(_ number: Int32) {
    let newest = entries[0].older
    entries[Int(number)].older = newest
    entries[Int(number)].newer = 0
    entries[Int(newest)].newer = number
    entries[0].older = number
  }
}
