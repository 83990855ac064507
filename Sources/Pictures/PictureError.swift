/// Why a picture could not be read or written.
public enum PictureError: Error, Hashable, Sendable {
  /// The file can't be read; the reason is that of whoever tried.
  case unreadable(reason: String)
  /// The bytes are neither PNG nor JPEG.
  case notAPicture
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, limits: PictureLimits)
  /// The data end before the picture does.
  case truncated
  /// The data are broken; the decoder's reason.
  case damaged(reason: String)
  /// The picture can't be encoded; the encoder's reason.
  case notEncodable(reason: String)
}

extension PictureError: CustomStringConvertible {
  /// The error as one line in words.
  public var description: String {
    switch self {
    case .unreadable(let reason): "can't be read: \(reason)"
    case .notAPicture: "neither a PNG nor a JPEG picture"
    case .tooLarge(let width, let height, let limits):
      "a picture of \(width)×\(height) pixels, at most \(limits.side) a side and \(limits.pixels) in all are read"
    case .truncated: "the picture's data end too early"
    case .damaged(let reason): "the picture's data are damaged: \(reason)"
    case .notEncodable(let reason): "the picture can't be written as PNG: \(reason)"
    }
  }
}
