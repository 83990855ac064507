import CNcurses

extension Environment {
  /// Whether the locale's character set is UTF-8; one that is asked for but not installed is replaced by C's.
  var takesUnicode: Bool {
    if String(cString: cn_take_locale()).isUtf8 { return true }
    let wanted = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? ""
    guard let name = wanted.split(separator: ".", maxSplits: 1).last, String(name).isUtf8 else { return false }
    return cn_try_locale("C.UTF-8") || cn_try_locale("en_US.UTF-8")
  }
}

extension String {
  fileprivate var isUtf8: Bool {
    let name = lowercased()
    return name == "utf-8" || name == "utf8" || name.hasPrefix("utf-8@") || name.hasPrefix("utf8@")
  }
}
