import Folding
import StrictJSON

/// Reads what is done to the paper.
struct ActionReader {
  let names: KnownNames
  private var references: ReferenceReader { ReferenceReader(names: names) }

  init(names: KnownNames) { self.names = names }

  /// The ways to fold, as they are written.
  enum FoldWord: String, CaseIterable {
    case valley
    case mountain
    case valleyAndUnfold = "valley and unfold"
    case mountainAndUnfold = "mountain and unfold"
    case outsideReverse = "outside reverse"
    case insideReverse = "inside reverse"
    case pull

    /// The kind it names; a pull says how it refolds.
    var kind: Fold.Kind? {
      switch self {
      case .valley: .valley
      case .mountain: .mountain
      case .valleyAndUnfold: .valleyAndUnfold
      case .mountainAndUnfold: .mountainAndUnfold
      case .outsideReverse: .outsideReverse
      case .insideReverse: .insideReverse
      case .pull: nil
      }
    }
  }

  private enum Turn: String, CaseIterable {
    case over
    case overTopToBottom = "over, top to bottom"
  }

  /// One action.
  ///
  /// `standIn` names a fold that has no name of its own.
  func action(_ reader: JSONReader, standIn: String) -> Action? {
    let object = reader.object()
    defer { object.finish() }
    if object.contains("fold") { return fold(object, standIn: standIn).map { .fold($0) } }
    if object.contains("collapse") { return collapse(object, standIn: standIn) }
    if object.contains("mark") { return mark(object) }
    if object.contains("turn") {
      return object.choice("turn", of: Turn.self).map { $0 == .over ? .turnOver : .turnOverTopToBottom }
    }
    if object.contains("rotate") { return object.value("rotate", references.angle).map { .rotate($0) } }
    if object.contains("level") {
      let ends = object.required("level")?.elements(count: 2)?.map(references.point) ?? []
      guard ends.count == 2, let left = ends[0], let right = ends[1] else { return nil }
      return .level(left, right)
    }
    if reader.kind == .object {
      reader.report(
        "an action has one of the keys “fold”, “mark”, “turn”, “rotate”, “level” and “collapse”, and none is here")
    }
    return nil
  }

  private func mark(_ object: JSONObject) -> Action? {
    let name = object.required("mark")
    let place = object.value("at", references.point)
    guard let name, let text = self.name(name) else { return nil }
    if !names.addPoint(text) {
      name.report("the name “\(text)” is already taken")
      return nil
    }
    return place.map { .mark(text, $0) }
  }

  /// A given folding, as a frame of an exported FOLD file states it.
  private func collapse(_ object: JSONObject, standIn: String) -> Action? {
    let nameReader = object.optional("name")
    let name = nameReader.map(self.name) ?? standIn
    if let name, !names.addFold(name) { nameReader?.report("the name “\(name)” is already taken") }
    let given = object.value("collapse") { GivenFolding(frame: $0) }
    guard let name, let given else { return nil }
    return .collapse(named: name, given)
  }

  private func fold(_ object: JSONObject, standIn: String) -> Fold? {
    let word = object.choice("fold", of: FoldWord.self)
    var kind = word?.kind
    var undoing: [String]?
    if word == .pull {
      undoing = object.optional("undo")?.array(references.crease) ?? []
      let refold = object.optional("as")
      kind = refold.map { $0.choice(of: FoldWord.self)?.kind } ?? .outsideReverse
      if refold?.string() == FoldWord.pull.rawValue { refold?.report("a pull refolds as another fold, not as a pull") }
    }
    let line = references.line(in: object)
    let moving = object.optional("move").flatMap(references.point)
    let layers = object.optional("layers").map(layers) ?? .all
    let under = object.optional("under").map(points) ?? []
    let ridgeReader = object.optional("ridge")
    let ridge = ridgeReader.flatMap(references.crease)
    if let kind, kind != .insideReverse, kind != .outsideReverse {
      ridgeReader?.report("only a reverse fold has a ridge")
    }
    let needsMoving = line.map { !$0.bringsSomething } ?? false
    if needsMoving, !object.contains("move") {
      object.reader.report("“move” must name a point on the side that moves")
    }
    let nameReader = object.optional("name")
    let name = nameReader.map(self.name) ?? standIn
    if let name, !names.addFold(name) { nameReader?.report("the name “\(name)” is already taken") }
    guard let kind, let line, let layers, let name else { return nil }
    var fold = Fold(kind, named: name, along: line, moving: moving)
    fold.layers = layers
    fold.under = under
    fold.ridge = ridge
    fold.undoing = undoing
    return fold
  }

  private func name(_ reader: JSONReader) -> String? {
    let name = reader.string()
    if reader.kind == .string, name.isEmpty || name.count > 60 {
      reader.report(expected: "a name of 1 to 60 characters")
      return nil
    }
    return name.isEmpty ? nil : name
  }

  /// `"all"`, `{"top": 2}`, `{"bottom": 1}` or `{"flap": A}`.
  private func layers(_ reader: JSONReader) -> Fold.Layers? {
    switch reader.kind {
    case .string where reader.string() == "all": return .all
    case .object:
      let object = reader.object()
      defer { object.finish() }
      if object.contains("top") { return object.value("top") { .top($0.int(in: 1...1000)) } }
      if object.contains("bottom") { return object.value("bottom") { .bottom($0.int(in: 1...1000)) } }
      if object.contains("flap") { return object.value("flap", references.point).map { .flap($0) } }
    default: break
    }
    reader.report(expected: "layers: \"all\", or an object with “top”, “bottom” or “flap”")
    return nil
  }

  /// One point or several.
  func points(_ reader: JSONReader) -> [PointReference] {
    reader.kind == .array ? reader.array(references.point) : [references.point(reader)].compactMap { $0 }
  }
}

extension LineReference {
  /// Whether the line says itself which side moves.
  var bringsSomething: Bool {
    switch self {
    case .bringingPoint, .bringingLine, .bringingPointToLine, .bringingTwoPoints, .bringingPointAcross: true
    case .through, .perpendicular, .angled, .crease: false
    }
  }
}
