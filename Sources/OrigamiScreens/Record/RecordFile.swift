import OrigamiModel
import StrictJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The file in which the record is kept from run to run, for any number of programs at once.
///
/// A program reads without a lock, for the file is only ever replaced as a whole. To write, it takes the lock, puts what
/// it did together with what stands there by then, and replaces the file.
public struct RecordFile: Hashable, Sendable {
  /// The folder it lies in, made when there is something to keep.
  public let folder: String
  /// What holds for settings that the reader never changed.
  let usual: ReadingSettings
  private let lockAttempts: Int

  /// The file of a folder.
  ///
  /// - Parameter settings: what holds for settings that the reader never changed.
  public init(folder: String, usual settings: ReadingSettings = ReadingSettings()) {
    self.init(folder: folder, usual: settings, lockAttempts: 200)
  }

  /// The file of a folder, whose lock is asked for so often, a hundredth of a second apart.
  init(folder: String, usual settings: ReadingSettings = ReadingSettings(), lockAttempts: Int) {
    self.folder = folder
    usual = settings
    self.lockAttempts = lockAttempts
  }

  /// Where it lies.
  public var path: String { folder + "/record.json" }

  /// What is kept; nothing if that can't be read, which writing then tells.
  public func read() -> ReadingRecord? {
    guard let file = Files.resolved(path) else { return ReadingRecord(usual) }
    return try? RecordText(Files.read(file), usual: usual).record
  }

  /// What became of the record by writing.
  struct Written: Hashable, Sendable {
    /// What stands in the file now.
    let record: ReadingRecord
    /// What stood there, if it was broken.
    var setAside: RecordFault?
  }

  /// Keeps what was done since `base`, together with what other programs kept meanwhile.
  ///
  /// A file that is gone or broken counts as unchanged since `base`; a broken one is set aside under a name of its own.
  @concurrent func write(
    _ record: ReadingRecord, since base: ReadingRecord
  ) async throws(RecordFault) -> Written {
    try refusing { () throws(SystemError) in try Files.makeFolder(folder) }
    let lock = try await RecordLock(folder + "/record.lock", attempts: lockAttempts)
    defer { lock.release() }
    // A link to where someone keeps the file stays one.
    let file = Files.resolved(path)
    var standing = RecordText(usual: usual)
    var written = Written(record: record)
    if let file {
      let bytes = try refusing { () throws(SystemError) in try Files.read(file) }
      do {
        standing = try RecordText(bytes, usual: usual)
        written = Written(record: record.merged(with: standing.record, since: base))
      } catch {
        written.setAside = .broken(reason: error.errors.first?.description ?? "", setAside: try setAside(file))
      }
    }
    if written.record != standing.record {
      let bytes = standing.bytes(saying: written.record)
      let place = file ?? path
      try refusing { () throws(SystemError) in try Files.replace(place, with: bytes, through: place + ".new") }
    }
    return written
  }

  /// Gives a broken file a name that is free, which it tells.
  private func setAside(_ file: String) throws(RecordFault) -> String {
    var number = 1
    while Files.exists("\(file).broken-\(number)") { number += 1 }
    let path = "\(file).broken-\(number)"
    try refusing { () throws(SystemError) in try Files.rename(file, to: path) }
    return path
  }

  private func refusing<Result>(_ work: () throws(SystemError) -> Result) throws(RecordFault) -> Result {
    do { return try work() } catch { throw .refused(error.path, reason: error.reason) }
  }
}
