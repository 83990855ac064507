/// How a camera held the picture: Exif's tag 274, 1 to 8 (CIPA DC-008, 4.6.5.1.6).
enum ExifOrientation: Int {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  case transposed = 5
  case turnedLeft = 6
  case transversed = 7
  case turnedRight = 8

  /// Looks the orientation up in a JPEG file; upright when it has none or can't be read.
  init(jpeg bytes: [UInt8]) {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      if bytes[offset + 1] == 0xE1, let orientation = Self.read(bytes[offset + 4..<end]) {
        self = orientation
        return
      }
      offset = end
    }
    self = .upright
  }

  /// Reads the tag from an application segment: "Exif", two zeros and a TIFF header with its first directory.
  private static func read(_ segment: ArraySlice<UInt8>) -> ExifOrientation? {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, bytes: 4), let entries = number(directory, bytes: 2) else { return nil }
    for entry in 0..<entries {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, bytes: 2) else { return nil }
      if tag == 274 { return number(offset + 8, bytes: 2).flatMap(ExifOrientation.init(rawValue:)) }
    }
    return nil
  }
}

extension Bitmap {
  /// The picture turned and mirrored so that it stands upright.
  func oriented(by orientation: ExifOrientation) -> Bitmap {
    if orientation == .upright { return self }
    let exchanges = orientation.rawValue >= 5
    var turned = Bitmap(width: exchanges ? height : width, height: exchanges ? width : height)
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let (right, bottom) = (width - 1, height - 1)
        turned[x, y] =
          switch orientation {
          case .upright: self[x, y]
          case .mirrored: self[right - x, y]
          case .upsideDown: self[right - x, bottom - y]
          case .flipped: self[x, bottom - y]
          case .transposed: self[y, x]
          case .turnedLeft: self[y, bottom - x]
          case .transversed: self[right - y, bottom - x]
          case .turnedRight: self[right - y, x]
          }
      }
    }
    return turned
  }
}
