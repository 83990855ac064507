import TerminalCore

/// Turns the bytes a terminal sends into events, however they are cut into reads.
///
/// It knows the sequences of xterm and its kin, the Linux console and rxvt, and those that terminfo gives for the
/// terminal at hand; answers to queries and whatever else it does not know it swallows whole.
struct InputDecoder {
  /// What the bytes seen so far leave open.
  enum Pending: Hashable {
    /// Nothing.
    case nothing
    /// The Escape key, or a sequence. Time tells.
    case escape
    /// Alt with a bracket or a letter that few type, or far more likely a sequence.
    case introducer
    /// A sequence whose rest is under way.
    case sequence
    /// Pasted text, whose end is marked.
    case paste
  }

  /// The keys that terminfo names, by their sequences, each beginning with Escape.
  let keys: [[UInt8]: KeyPress]
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// More than this of a paste is dropped, and of a sequence taken for none.
  private static let pasteLimit = 1 << 24
  private static let sequenceLimit = 1 << 14
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Creates a decoder that knows `keys` before all else.
  init(keys: [[UInt8]: KeyPress] = [:]) { self.keys = keys }

  /// What is open.
  var state: Pending {
    if pasted != nil { return pending == [0x1B] ? .introducer : .paste }
    switch pending.count {
    case 0: return .nothing
    case 1 where pending[0] == 0x1B: return .escape
    case 2 where pending == [0x1B, 0x1B]: return .escape
    case 2 where pending[0] == 0x1B && Self.introducers.contains(pending[1]): return .introducer
    default: return .sequence
    }
  }

  /// What may follow Escape in a longer sequence: `[ O ] P X ^ _`.
  private static let introducers: Set<UInt8> = [0x5B, 0x4F, 0x5D, 0x50, 0x58, 0x5E, 0x5F]

  /// The events that are complete with `bytes`.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    pending += bytes
    var start = 0
    while start < pending.count {
      if pasted != nil {
        start = takePaste(from: start, into: &events)
        if pasted == nil { continue } else { break }
      }
      let token = InputToken(pending[start...])
      guard token.isComplete || pending.count - start > Self.sequenceLimit else { break }
      if token.kind == .pasteStart { pasted = [] }
      if let event = event(for: token) { events.append(event) }
      start += token.length
    }
    pending.removeFirst(start)
    return events
  }

  /// The events that `pending` stands for when nothing follows in time.
  ///
  /// The Escape key ends a paste whose own end was lost.
  mutating func giveUp() -> [InputEvent] {
    guard let first = pending.first, state != .paste else { return [] }
    let typed = pending
    pending = []
    if let text = pasted {
      pasted = nil
      return [.paste(Self.text(text))]
    }
    guard first == 0x1B, typed.count <= 2 else { return [] }
    if typed.count == 1 { return [.key(KeyPress(.escape))] }
    if typed[1] == 0x1B { return [.key(KeyPress(.escape)), .key(KeyPress(.escape))] }
    return [.key(KeyPress(KeyEquivalent(Character(Unicode.Scalar(typed[1]))), modifiers: .option))]
  }

  /// Takes the pasted bytes from `start` on, and the paste's end if it is there; returns the place after them.
  private mutating func takePaste(from start: Int, into events: inout [InputEvent]) -> Int {
    let rest = pending[start...]
    let mark = rest.firstRange(of: Self.pasteEnd)
    // The beginning of the mark may be the end of this read.
    let end = mark?.lowerBound ?? rest.endIndex - Self.partOfMark(atEndOf: rest)
    if (pasted?.count ?? 0) < Self.pasteLimit { pasted?.append(contentsOf: rest[..<end]) }
    guard let mark else { return end }
    events.append(.paste(Self.text(pasted ?? [])))
    pasted = nil
    return mark.upperBound
  }

  private static func partOfMark(atEndOf bytes: ArraySlice<UInt8>) -> Int {
    let longest = min(bytes.count, pasteEnd.count - 1)
    return (0...longest).reversed().first { bytes.suffix($0).elementsEqual(pasteEnd.prefix($0)) } ?? 0
  }

  /// Pasted text with line feeds at its line ends, as terminals send returns.
  private static func text(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar != "\n" || previous != "\r" { text.append(scalar == "\r" ? "\n" : scalar) }
      previous = scalar
    }
    return String(text)
  }

  private func event(for token: InputToken) -> InputEvent? {
    if token.length > 1, let key = keys[Array(token.bytes)] { return .key(key) }
    return token.event
  }
}
