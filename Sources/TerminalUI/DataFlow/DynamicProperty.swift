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

  /// Gives each linked property of `view` its storage, and updates those made of others.
  @MainActor mutating func link<Content>(_ view: Content, to node: any Evaluating) {
    link(view, to: node) { property in
      var property = property
      property.update()
    }
  }

  /// The same for an equal value of the view that is not evaluated.
  @MainActor mutating func relink<Content>(_ view: Content, to node: any Evaluating) {
    link(view, to: node) { _ in }
  }

  @MainActor private mutating func link<Content>(
    _ view: Content, to node: any Evaluating, update: (any DynamicProperty) -> Void
  ) {
    let type = ObjectIdentifier(Content.self)
    if Self.withoutProperties.contains(type) { return }
    var index = 0
    let isFound = Self.visit(Mirror(reflecting: view), update: update) { property in
      if index == storage.count { storage.append(nil) }
      storage[index] = property.link(to: node, storage: storage[index])
      index += 1
    }
    if !isFound { Self.withoutProperties.insert(type) }
  }

  /// Types of views that have no dynamic property, found when their first value is looked at.
  @MainActor private static var withoutProperties: Set<ObjectIdentifier> = []

  /// Whether there is a dynamic property among the children.
  @MainActor private static func visit(
    _ mirror: Mirror, update: (any DynamicProperty) -> Void, link: (any LinkedProperty) -> Void
  ) -> Bool {
    var isFound = false
    for child in mirror.children {
      if let linked = child.value as? any LinkedProperty {
        isFound = true
        link(linked)
      } else if let property = child.value as? any DynamicProperty {
        isFound = true
        _ = visit(Mirror(reflecting: property), update: update, link: link)
        update(property)
      } else if child.value is any ViewModifier {
        if visit(Mirror(reflecting: child.value), update: update, link: link) { isFound = true }
      }
    }
    return isFound
  }
}
