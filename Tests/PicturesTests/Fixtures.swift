import Pictures

enum Fixtures {
  /// A JPEG of 16×8 pixels: red above dark yellow on the left, blue and lighter blue on the right.
  static let jpeg = bytes(
    """
    ffd8ffe000104a46494600010100000100010000ffdb00430006040506050406060506070706080a100a0a09090a140e0f0c
    1017141818171416161a1d251f1a1b231c1616202c20232627292a29191f2d302d283025282928ffdb0043010707070a080a
    130a0a13281a161a282828282828282828282828282828282828282828282828282828282828282828282828282828282828
    2828282828282828ffc00011080008001003011100021101031101ffc4001f00000105010101010101000000000000000001
    02030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114
    328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a53545556
    5758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5
    b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffc4001f010003
    0101010101010101010000000000000102030405060708090a0bffc400b51100020102040403040705040400010277000102
    031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35
    363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495
    969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9ea
    f2f3f4f5f6f7f8f9faffda000c03010002110311003f00ccff008423fea21ff907ff00b2afcdbfb5bfb9f8ff00c03f73fedb
    ff00a77f8ffc0380ff008423fea21ff907ff00b2afec2fed6fee7e3ff00fe56fedbffa77f8ff00c03fffd9
    """)

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// The JPEG with an Exif segment that tells an orientation, behind its first marker.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let segment: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
    return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + jpeg.dropFirst(2)
  }

  /// A picture of random pixels.
  static func noise(width: Int, height: Int, isOpaque: Bool, using random: inout some RandomNumberGenerator) -> Bitmap {
    let pixels = (0..<width * height).map { _ in
      Pixel(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: isOpaque ? 255 : .random(in: 0...255, using: &random))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A PNG file of a header only, with its checksum, and an empty image data chunk.
  static func png(width: UInt32, height: UInt32) -> [UInt8] {
    let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", [])
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(value >> UInt32($0) & 255) }
  }

  /// The CRC-32 of the PNG specification, annex D.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { rest, byte in
      (0..<8).reduce(rest ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
  }
}
