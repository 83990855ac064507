import OrigamiModel
import Pictures

extension Bitmap {
  /// Reads a PNG or JPEG file, whichever it is by its first bytes.
  ///
  /// - Parameter sufficientWidth: the width in pixels that is enough, for pictures that can be scaled while decoded.
  package init(contentsOf path: String, sufficientWidth: Int = .max) throws(PictureError) {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: PictureLimits.standard.bytes) } catch {
      throw .unreadable(reason: error.reason)
    }
    try self.init(encoded: bytes, sufficientWidth: sufficientWidth)
  }
}
