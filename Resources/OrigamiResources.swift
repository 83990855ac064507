#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the library that ships with the program lies.
///
/// The bundle that the package manager makes traps when its folder is missing; this look-up answers nothing instead,
/// and finds the library of an installed program first.
public enum OrigamiResources {
  /// The folder of models, or nothing if none was installed or built.
  public static var models: String? {
    guard let program = runningProgram.flatMap(resolved) else { return nil }
    return places.map { directory(of: program) + $0 + "/Models" }.first(where: isDirectory)
  }

  /// Seen from the folder of the program: installed, built, built as a bundle of macOS.
  private static let places = [
    "/../share/origami", "/origami_OrigamiResources.resources", "/origami_OrigamiResources.bundle",
    "/origami_OrigamiResources.bundle/Contents/Resources",
  ]

  private static var runningProgram: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
