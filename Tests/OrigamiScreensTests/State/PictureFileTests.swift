import Foundation
import Pictures
import Testing

@testable import OrigamiScreens

@Suite struct PictureFileTests {
  private func reason(_ path: String) -> PictureError? {
    do {
      _ = try Bitmap(contentsOf: path)
      return nil
    } catch { return error }
  }

  @Test("what is missing, a folder, a device or a pipe is refused in one line")
  func refusals() throws {
    let folder = try TemporaryFolder()
    mkfifo("\(folder.path)/pipe", 0o600)
    symlink("loop", "\(folder.path)/loop")
    #expect(reason(folder.path) == .unreadable(reason: "it is a folder"))
    #expect(reason("/dev/zero") == .unreadable(reason: "it is not a regular file"))
    #expect(reason("\(folder.path)/pipe") == .unreadable(reason: "it is not a regular file"))
    #expect(reason("\(folder.path)/missing.png") == .unreadable(reason: "No such file or directory"))
    #expect("\(try #require(reason("\(folder.path)/loop")))".contains("Too many levels of symbolic links"))
  }

  @Test("a file that is too large is refused unread")
  func size() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "large.png")
    truncate("\(folder.path)/large.png", 64 << 20 + 1)
    #expect(reason("\(folder.path)/large.png") == .unreadable(reason: "it is larger than 64 MiB"))
  }
}
