/// A stored property of a view that is given its value by the node when the body is evaluated.
///
/// `@State`, `@Environment` and the like are such properties; a struct of your own that has some becomes one by
/// conforming.
@preconcurrency @MainActor public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that finds its storage in the node.
@MainActor protocol LinkedProperty: DynamicProperty {
  /// Takes the storage made for an earlier value of the view, or makes it; returns it to be kept.
  func link(to node: any Evaluating, storage: AnyObject?) -> AnyObject?
}

/// The storage of a view's dynamic properties, kept by its node, in the order of the properties.
struct DynamicProperties {
  private var storage: [AnyObject?] = []

  init() {}

  /// Gives each linked property of `view` its storage.
  @MainActor mutating func link<Content>(_ view: Content, to node: any Evaluating) {
    var index = 0
    Self.forEachLinked(in: view) { property in
      if index == storage.count { storage.append(nil) }
      storage[index] = property.link(to: node, storage: storage[index])
      index += 1
    }
  }

  /// The same for an equal value of the view that is not evaluated.
  @MainActor mutating func relink<Content>(_ view: Content, to node: any Evaluating) { link(view, to: node) }

  /// Types of views that have no linked property, found when their first value is looked at.
  @MainActor private static var withoutProperties: Set<ObjectIdentifier> = []

  @MainActor private static func forEachLinked<Content>(in view: Content, _ body: (any LinkedProperty) -> Void) {
    let type = ObjectIdentifier(Content.self)
    if withoutProperties.contains(type) { return }
    if !visit(Mirror(reflecting: view), body) { withoutProperties.insert(type) }
  }

  /// Whether there is a dynamic property among the children.
  @MainActor private static func visit(_ mirror: Mirror, _ body: (any LinkedProperty) -> Void) -> Bool {
    var isFound = false
    for child in mirror.children {
      if let linked = child.value as? any LinkedProperty {
        isFound = true
        body(linked)
      } else if child.value is any DynamicProperty || child.value is any ViewModifier {
        if visit(Mirror(reflecting: child.value), body) { isFound = true }
      }
    }
    return isFound
  }
}
