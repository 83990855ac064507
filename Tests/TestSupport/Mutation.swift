import Foundation

/// Random damage to files, the same for the same seed.
public enum Mutation {
  /// The seeds of a test: so many, or `FUZZ_ROUNDS` times as many where the environment says so.
  public static func seeds(_ count: Int) -> [UInt64] {
    let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap { Int($0) } ?? 1
    return (0..<UInt64(count * max(rounds, 1))).map { $0 + 1 }
  }

  /// A few bytes changed, lost, doubled or moved, or the end cut off.
  public static func damage(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...64, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 4: for index in place..<end { bytes[index] = [0, 0xFF].randomElement(using: &generator) ?? 0 }
      default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }

  /// One of some words replaced by another where it stands, which mostly leaves the text well formed.
  public static func exchange(_ words: [String], in bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    guard let from = words.randomElement(using: &generator), let to = words.randomElement(using: &generator) else {
      return bytes
    }
    let places = bytes.indices.filter { bytes[$0...].starts(with: from.utf8) }
    if let place = places.randomElement(using: &generator) {
      bytes.replaceSubrange(place..<place + from.utf8.count, with: to.utf8)
    }
    return bytes
  }
}
