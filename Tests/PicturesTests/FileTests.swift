import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")

  private func inFolder(_ body: () async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body()
  }

  @Test func `a picture in a file is read`() async throws {
    try await inFolder {
      var random = SeededGenerator(seed: 3)
      let picture = Fixtures.noise(width: 9, height: 7, isOpaque: true, using: &random)
      let path = folder.appendingPathComponent("picture.png").path
      try Data(try picture.pngData()).write(to: URL(filePath: path))
      let read = try await Bitmap.read(from: path)
      #expect(read == picture)
    }
  }

  @Test func `what is missing, a folder, a device or a pipe is refused in one line`() async throws {
    try await inFolder {
      let pipe = folder.appendingPathComponent("pipe").path
      mkfifo(pipe, 0o600)
      for path in [folder.path, "/dev/zero", pipe] {
        await #expect(throws: PictureError.file(path: path, reason: "not a regular file")) {
          _ = try await Bitmap.read(from: path)
        }
      }
      let missing = folder.appendingPathComponent("missing.png").path
      await #expect(throws: PictureError.file(path: missing, reason: "No such file or directory")) {
        _ = try await Bitmap.read(from: missing)
      }
    }
  }

  @Test func `a large file is refused unread`() async throws {
    try await inFolder {
      let path = folder.appendingPathComponent("large.png").path
      try Data(count: 1001).write(to: URL(fileURLWithPath: path))
      let limits = PictureLimits(side: 10, pixels: 100, bytes: 1000)
      #expect(throws: PictureError.fileTooLarge(path: path, bytes: 1001, limit: 1000)) {
        try Bitmap(contentsOf: path, limits: limits)
      }
    }
  }
}
