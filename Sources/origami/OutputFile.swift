import OrigamiModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written whole or not at all.
enum OutputFile {
  /// Whether other files can be found beside it: it is a file or will be one, and no link such as /dev/stdout.
  static func hasSurroundings(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes a file by its path relative to a folder; the folders in between are made.
  static func write(_ bytes: [UInt8], to name: String, in folder: String) throws(Failure) {
    guard Files.isFolder(folder) else { throw .unwritable(folder, reason: "there is no such folder") }
    let path = "\(folder)/\(name)"
    do { try Files.makeFolder(ModelFolder(file: path).path, mode: 0o777) } catch {
      throw .unwritable(error.path, reason: error.reason)
    }
    try write(bytes, to: path)
  }

  /// Writes a file beside the one wanted and renames it; links are followed, and what is no file, such as a pipe, is
  /// written to as it is.
  ///
  /// - Throws: the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .unwritable(path, reason: "it is a folder") }
    guard !exists || status.st_mode & S_IFMT == S_IFREG else { return try writeDirectly(bytes, to: path) }
    let place = Files.resolved(path) ?? path
    let temporary = "\(place).\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
    do { try Files.replace(place, with: bytes, through: temporary, mode: 0o666, keepsMode: true) } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path, reason: reason(errno)) }
    let error = Files.write(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let error { throw .unwritable(path, reason: reason(error)) }
    if !isClosed { throw .unwritable(path, reason: reason(errno)) }
  }

  private static func reason(_ error: CInt) -> String { String(cString: strerror(error)) }
}
