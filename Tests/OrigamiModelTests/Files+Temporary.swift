import Foundation

/// Runs a test with a folder of its own, which is removed afterwards.
func withFolder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try body(folder.path)
}

/// Instructions with the given steps, otherwise as short as they may be.
func instructions(steps: String, more: String = "") -> String {
  """
  {"id": "m", "title": "M", "origin": "O", "difficulty": "easy", "paper": {"shape": "square", "coloured": "red"},
   "start": {"lies": "square", "up": "white"}, \(more)"steps": \(steps)}
  """
}
