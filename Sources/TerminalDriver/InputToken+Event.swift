import TerminalCore

extension InputToken {
  /// What the token means to a program; `nil` for what it need not know.
  var event: InputEvent? {
    switch kind {
    case .character(let scalar, let isAlt): .key(Self.key(scalar, isAlt: isAlt))
    case .control("", 0x5A, _): .key(KeyPress(.tab, modifiers: .shift))
    case .control(let parameters, let final, _) where parameters.first == "<":
      Self.mouse(parameters.dropFirst(), isRelease: final == 0x6D).map { .mouse($0) }
    case .control(let parameters, let final, let isAlt):
      Self.key(parameters, final: final).map { .key(isAlt ? $0.with(.option) : $0) }
    case .shift(let final, let modifier, let isAlt):
      Self.shiftedKey(final).map { .key($0.with(isAlt ? [.option] : []).with(Self.modifiers(modifier))) }
    case .consoleFunction(let letter):
      (0x41...0x45).contains(letter) ? .key(KeyPress(.function(Int(letter) - 0x40))) : nil
    case .oldMouse(let code, let x, let y):
      Self.mouse(code: Int(code) - 32, x: Int(x) - 33, y: Int(y) - 33, isRelease: code & 3 == 3 && code < 96)
        .map { .mouse($0) }
    case .pasteStart, .noise: nil
    }
  }

  /// A character; control characters are the letter with Control, but for Tab, Return, Backspace and Escape.
  private static func key(_ scalar: Unicode.Scalar, isAlt: Bool) -> KeyPress {
    let alt: EventModifiers = isAlt ? .option : []
    switch scalar.value {
    case 0x08, 0x7F: return KeyPress(.delete, modifiers: alt)
    case 0x09: return KeyPress(.tab, modifiers: alt)
    case 0x0A, 0x0D: return KeyPress(.return, modifiers: alt)
    case 0x1B: return KeyPress(.escape, modifiers: alt)
    case 0x00: return KeyPress(.space, modifiers: alt.union(.control))
    case 0x01..<0x1B: return controlKey(scalar.value + 0x60, alt)
    case 0x1C..<0x20: return controlKey(scalar.value + 0x40, alt)
    default: return KeyPress(KeyEquivalent(Character(scalar)), modifiers: alt)
    }
  }

  private static func controlKey(_ value: UInt32, _ alt: EventModifiers) -> KeyPress {
    KeyPress(KeyEquivalent(Character(Unicode.Scalar(value) ?? " ")), modifiers: alt.union(.control))
  }

  /// xterm's modifier parameter: one more than Shift 1, Alt 2, Control 4, Meta 8.
  private static func modifiers(_ parameter: Int) -> EventModifiers {
    let bits = max(parameter, 1) - 1
    var modifiers: EventModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 10 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// The keys of `ESC [ … final`: by letter, or by number before a tilde (rxvt: `^`, `$` and `@` with modifiers).
  private static func key(_ parameters: String, final: UInt8) -> KeyPress? {
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false).map { field in
      field.split(separator: ":", omittingEmptySubsequences: false).map { $0.isEmpty ? 1 : Int($0) ?? -1 }
    }
    // Where keys are told when they are let go of too, the kind of event stands behind what is held.
    guard fields.joined().allSatisfy({ $0 >= 0 }), fields.dropFirst().first?.dropFirst().first != 3 else { return nil }
    let numbers = fields.map { $0[0] }
    let first = numbers[0]
    let held = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case 0x7E where first == 27 && numbers.count == 3: return character(numbers[2], held)
    case 0x7E: return numberedKey(first)?.with(held)
    case 0x5E: return numberedKey(first)?.with(.control)
    case 0x24: return numberedKey(first)?.with(.shift)
    case 0x40: return numberedKey(first)?.with([.control, .shift])
    case 0x75: return character(first, held)
    // As an answer this is where the cursor stands: then both numbers may be anything.
    case 0x52 where first != 1 || numbers.count != 2: return nil
    case 0x61...0x64: return arrow(final - 0x20)?.with(.shift)
    default: return (arrow(final) ?? edge(final) ?? earlyFunction(final))?.with(held)
    }
  }

  /// A key given by its code point, as `CSI u` and xterm's modifyOtherKeys do.
  private static func character(_ code: Int, _ held: EventModifiers) -> KeyPress? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), !(0xE000..<0xF900).contains(code) else {
      return nil
    }
    return key(scalar, isAlt: false).with(held)
  }

  /// The keys of `ESC O final`, those of the numeric pad with the characters they type.
  private static func shiftedKey(_ final: UInt8) -> KeyPress? {
    switch final {
    case 0x4D: KeyPress(.return)
    case 0x20: KeyPress(.space)
    case 0x49: KeyPress(.tab)
    case 0x58: KeyPress("=")
    case 0x6A...0x79: KeyPress(KeyEquivalent(Character(Unicode.Scalar(final - 0x40))))
    case 0x61...0x64: arrow(final - 0x20)?.with(.control)
    default: arrow(final) ?? edge(final) ?? earlyFunction(final)
    }
  }

  private static func arrow(_ final: UInt8) -> KeyPress? {
    switch final {
    case 0x41: KeyPress(.upArrow)
    case 0x42: KeyPress(.downArrow)
    case 0x43: KeyPress(.rightArrow)
    case 0x44: KeyPress(.leftArrow)
    default: nil
    }
  }

  private static func edge(_ final: UInt8) -> KeyPress? {
    final == 0x48 ? KeyPress(.home) : final == 0x46 ? KeyPress(.end) : nil
  }

  /// F1 to F4.
  private static func earlyFunction(_ final: UInt8) -> KeyPress? {
    (0x50...0x53).contains(final) ? KeyPress(.function(Int(final) - 0x4F)) : nil
  }

  /// The keys that DEC numbered, with the gaps it left.
  private static func numberedKey(_ number: Int) -> KeyPress? {
    switch number {
    case 1, 7: KeyPress(.home)
    case 2: KeyPress(.insert)
    case 3: KeyPress(.deleteForward)
    case 4, 8: KeyPress(.end)
    case 5: KeyPress(.pageUp)
    case 6: KeyPress(.pageDown)
    case 11...15: KeyPress(.function(number - 10))
    case 17...21: KeyPress(.function(number - 11))
    case 23...26: KeyPress(.function(number - 12))
    case 28, 29: KeyPress(.function(number - 13))
    case 31...34: KeyPress(.function(number - 14))
    default: nil
    }
  }
}

extension InputToken {
  /// The mouse by SGR: `code;column;row`, counted from 1.
  private static func mouse(_ parameters: Substring, isRelease: Bool) -> MouseEvent? {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 < 1 << 20 }) else { return nil }
    return mouse(code: numbers[0], x: numbers[1] - 1, y: numbers[2] - 1, isRelease: isRelease)
  }

  /// The code's bits: 0–1 button, 2 Shift, 3 Alt, 4 Control, 5 motion, 6 wheel, 7 buttons beyond.
  private static func mouse(code: Int, x: Int, y: Int, isRelease: Bool) -> MouseEvent? {
    guard code >= 0, code < 128, x >= 0, y >= 0 else { return nil }
    let place = Point(x: x, y: y)
    let held = modifiers((code >> 2 & 7) + 1)
    if code & 64 != 0 {
      let kinds: [MouseEvent.Kind] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
      return isRelease ? nil : MouseEvent(kinds[code & 3], button: .none, at: place, modifiers: held)
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right, .none]
    let button = buttons[code & 3]
    if isRelease { return MouseEvent(.up, button: button, at: place, modifiers: held) }
    if code & 32 != 0 { return button == .none ? nil : MouseEvent(.drag, button: button, at: place, modifiers: held) }
    return button == .none ? nil : MouseEvent(.down, button: button, at: place, modifiers: held)
  }
}

extension KeyPress {
  /// The same key with more modifiers held.
  func with(_ more: EventModifiers) -> KeyPress {
    more.isEmpty ? self : KeyPress(key, modifiers: modifiers.union(more))
  }
}
